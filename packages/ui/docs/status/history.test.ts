import { expect, it } from "vitest";
import { historyOf } from "./history";

const changelog =
  "# ui\n\n## 0.2.0\n\n- Accordion takes `loop`.\n- New block: TripPlan.\n\n## 0.1.0\n\n- The first version.\n";
const changesets = [
  '---\n"@clinic/ui": minor\n---\n\n- New components: Toast and\n  Tooltip.\n- `Carousel` takes `noun`.\n',
];
const sources = { changelog, changesets, failing: [] };

it("calls a component ready when it is released and its tests hold, and finds its latest entry", () => {
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

it("calls a component draft when no version has it, or a test is known to fail", () => {
  expect(historyOf("Tooltip", sources)).toMatchObject({ status: "draft", since: "next" });
  expect(historyOf("Accordion", { ...sources, failing: ["closes"] })).toMatchObject({
    status: "draft",
    reason: "Known not to hold yet: closes.",
  });
});

it("calls a component deprecated when its comment says so", () => {
  expect(historyOf("Accordion", { ...sources, deprecated: "Use Tabs." })).toMatchObject({
    status: "deprecated",
    reason: "Use Tabs.",
  });
});

it("doesn't mistake a longer name for a shorter one", () => {
  expect(historyOf("Trip", sources).lastChange.text).toBe("Came with the first version.");
});
