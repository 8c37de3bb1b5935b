import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fillCode } from "./fill";
import { storyCode } from "./story-code";

const source = new URL("../../src/", import.meta.url).pathname;

const codes = globSync("{components,blocks}/*/*.stories.tsx", { cwd: source }).flatMap((file) =>
  [...readFileSync(source + file, "utf8").matchAll(/^export const ([A-Z]\w*)/gm)].map(([, name = ""]) => ({
    name: `${file}: ${name}`,
    code: fillCode(storyCode(source + file, name)),
  })),
);
const codeIn = (text: string) => storyCode("/src/components/thing/thing.stories.tsx", "Default", text);

it("imports from packages only, and has neither drawn pictures nor anything of Storybook", () => {
  const wrong = codes.filter(({ code }) => /from "\.|data:image|storybook|\bfn\(/.test(code));
  expect(wrong.map(({ name }) => name)).toEqual([]);
  expect(codes.filter(({ code }) => code.length > 20_000).map(({ name }) => name)).toEqual([]);
});

it("writes args as attributes and children, with the helpers that a story needs", () => {
  const code = codeIn(`
import { fn } from "storybook/test";
import { smile } from "../../fixtures/pictures";
import { Button } from "../button";
import { Thing } from ".";
const label = "Two";
const unused = "One";
const meta = { component: Thing, args: { label, onClick: fn(), image: smile({ gap: 3 }), small: true } } satisfies Meta;
export default meta;
export const Default: Story = { args: { small: false, children: <Button>Go</Button> } };`);
  expect(fillCode(code)).toBe(`import { Button } from "@clinic/ui/button";
import { Thing } from "@clinic/ui/thing";

const label = "Two";

export function Example() {
  return (
    <Thing
      label={label}
      onClick={() => {}}
      image={{ src: "/smile.jpg", width: 1200, height: 800, sources: [] }}
      small={false}
    >
      <Button>Go</Button>
    </Thing>
  );
}`);
});

it("shows what a control has changed", () => {
  const code = codeIn(`
import { Button } from ".";
const meta = { component: Button, args: { children: "Send" } } satisfies Meta;
export const Default: Story = { render: (args) => <p><Button type="submit" {...args} id={args.children} /></p> };`);
  expect(fillCode(code)).toContain('<Button type="submit" id={("Send")}>Send</Button>');
  expect(fillCode(code, { size: "small", disabled: true })).toContain('size="small" disabled>Send</Button>');
});
