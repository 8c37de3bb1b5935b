import { prerender } from "react-dom/static";
import { afterEach, expect, it } from "vitest";
import { hydrateOn } from "./hydrate-on";

const { withResolvers } = Promise;

afterEach(() => {
  Promise.withResolvers = withResolvers;
});

it("needs nothing that browsers from before 2024 lack", async () => {
  Reflect.deleteProperty(Promise, "withResolvers");
  const Section = hydrateOn("viewport", async () => () => <h2>Questions</h2>);
  const { prelude } = await prerender(<Section />);
  expect(await new Response(prelude).text()).toContain("<h2>Questions</h2>");
});
