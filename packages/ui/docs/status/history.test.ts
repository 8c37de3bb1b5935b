import { expect, it } from "vitest";
import { historyOf } from "./history";

const changelog =
  "# ui\n\n## 0.2.0\n\n- Accordion takes `loop`.\n- New block: TripPlan.\n\n## 0.1.0\n\n- The first version.\n";
const changesets = [
  '---\n"@clinic/ui": minor\n---\n\n- New components: Toast and\n  Tooltip.\n- `Carousel` takes `noun`.\n',
];
const sources = { changelog, changesets, failing: [] };

it("calls ready what is released and holds, with its latest entry", () => {
  expect(historyOf("Accordion", sources)).toMatchObject({
    status: "ready",
    since: "0.1.0",
    lastChange: { version: "0.2.0", text: "Accordion takes `loop`." },
  });
  expect(historyOf("TripPlan", sources)).toMatchObject({ status: "ready", since: "0.2.0" });
  expect(historyOf("Carousel", sources).lastChange).toEqual({
    version: "next",
    text: "`Carousel` takes `noun`.",
  });
});

it("calls draft what no version has, or what doesn't hold", () => {
  expect(historyOf("Tooltip", sources)).toMatchObject({ status: "draft", since: "next" });
  expect(historyOf("Accordion", { ...sources, failing: ["closes"] })).toMatchObject({
    status: "draft",
    reason: "Known not to hold yet: closes.",
  });
});

it("calls deprecated what its comment says so of", () => {
  expect(historyOf("Accordion", { ...sources, deprecated: "Use Tabs." })).toMatchObject({
    status: "deprecated",
    reason: "Use Tabs.",
  });
});

it("takes no longer name for a shorter one", () => {
  expect(historyOf("Trip", sources).lastChange.text).toBe("Came with the first version.");
});
