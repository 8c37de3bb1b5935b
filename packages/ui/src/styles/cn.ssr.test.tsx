import { composeStories } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { overriddenClasses } from "./overridden-classes";

const stories = import.meta.glob<Parameters<typeof composeStories>[0]>("../**/*.stories.tsx", {
  eager: true,
});

it.each(Object.keys(stories))("has no conflicting classes in %s", (file) => {
  const composed = Object.values<ComponentType>(composeStories(stories[file] ?? { default: {} }));
  expect(composed).not.toHaveLength(0);
  for (const Story of composed) {
    const html = renderToStaticMarkup(<Story />);
    const attributes = [...html.matchAll(/ class="([^"]*)"/g)].map(([, classes]) => decode(classes ?? ""));
    expect(attributes.flatMap(overriddenClasses)).toEqual([]);
  }
});

function decode(attribute: string) {
  return attribute.replaceAll("&gt;", ">").replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
}
