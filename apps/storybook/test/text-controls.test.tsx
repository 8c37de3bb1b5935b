import type { StoryContext } from "@storybook/react-vite";
import { type ReactNode, useId } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { addTextControls } from "../src/controls/text-controls.tsx";

const Title = Object.assign(({ children }: { children?: ReactNode }) => <h2>{children}</h2>, {
  __docgenInfo: { displayName: "HeroTitle" },
});
const html = (story: { render?: unknown; args?: Record<string, unknown> }, changed = {}) => {
  const args = { ...story.args, ...changed };
  const render = story.render as (args: object, context: StoryContext) => ReactNode;
  return renderToStaticMarkup(render(args, { args } as StoryContext));
};

it("gives a story a text field for each text between parts, named after its part", () => {
  const story = {
    args: { lang: "en" },
    render: (args: object) => (
      <div {...args}>
        <Title>Welcome</Title>
        <Title>Prices</Title>
        <a href="/x">More</a>
      </div>
    ),
  };
  addTextControls({}, [story]);

  expect(story.args).toEqual({ lang: "en", HeroTitle: "Welcome", HeroTitle2: "Prices", Link: "More" });
  expect(html(story)).toBe('<div lang="en"><h2>Welcome</h2><h2>Prices</h2><a href="/x">More</a></div>');
  expect(html(story, { HeroTitle2: "Costs" })).toContain("<h2>Welcome</h2><h2>Costs</h2>");
});

it("leaves the text of a prop to the prop's own control, and a story with hooks as it is", () => {
  // React also logs that a hook was called outside of it.
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const withProp = { args: { children: "Book" }, render: (args: object) => <Title {...args} /> };
  const withHook = {
    render: function Example() {
      return <p id={useId()}>Text</p>;
    },
  };
  addTextControls({}, [withProp, withHook]);

  expect(withProp.args).toEqual({ children: "Book" });
  // Its render function takes no args.
  expect(withHook).toEqual({ render: withHook.render, parameters: { ignoresArgs: true } });
  logged.mockRestore();
});

it("ignores a part's data", () => {
  const Calls = ({ calls }: { calls: { name: string }[] }) => calls.map(({ name }) => name);
  const story = {
    render: (args: object) => (
      <div {...args}>
        <Calls calls={[{ name: "Kurla" }]} />
        <p>Call us</p>
      </div>
    ),
  } as { args?: Record<string, unknown>; render: (args: object) => ReactNode };
  addTextControls({}, [story]);

  expect(story.args).toEqual({ Paragraph: "Call us" });
  expect(html(story, { Paragraph: "Come in" })).toBe("<div>Kurla<p>Come in</p></div>");
});

it("treats names of people and places as text, but not those of fields, nor text that appears only after a form is sent", () => {
  const Form = (_props: { name: string; nextSteps?: ReactNode }) => null;
  const story = {
    render: (args: object) => (
      <div {...args}>
        <Form name="Kurla" nextSteps={<p>We call you.</p>} />
        <Form name="full_name" />
      </div>
    ),
  } as { args?: Record<string, unknown>; render: (args: object) => ReactNode };
  addTextControls({}, [story]);

  expect(story.args).toEqual({ TextName: "Kurla" });
});
