import { expect, it } from "vitest";
import { givenClasses } from "../scripts/package/given-classes";
import { withOwnNames } from "../scripts/package/names";
import { splitStylesheet } from "../scripts/package/styles";

const classes = new Set(["after:content-['']", "flex", "p-4", "hidden", "top-(--clinic-bar)", "group/card"]);
const renamed = (code: string) => withOwnNames(code, (name) => classes.has(name)).code;

it("renames classes where they are classes, and nowhere else", () => {
  expect(
    renamed(
      'const look = cva("flex p-4", { variants: { side: { left: "flex" } }, defaultVariants: { side: "flex" } });',
    ),
  ).toBe(
    'const look = cva("clinic:flex clinic:p-4", { variants: { side: { left: "clinic:flex" } }, defaultVariants: { side: "flex" } });',
  );
  expect(renamed('cn(state === "hidden" && "hidden", `own flex`);')).toBe(
    'cn(state === "hidden" && "clinic:hidden", `own clinic:flex`);',
  );
  expect(renamed(`cn({ "p-4 flex": open }, "after:content-['']");`)).toBe(
    `cn({ "clinic:p-4 clinic:flex": open }, "clinic:after:content-['']");`,
  );
  expect(renamed('const row = "flex p-4", state = "hidden";')).toBe(
    'const row = "clinic:flex clinic:p-4", state = "hidden";',
  );
});

it("renames custom properties in classes, values and names", () => {
  expect(renamed('style({ "--bar": 1, color: "var(--color-ink)", className: "top-(--bar)" });')).toBe(
    'style({ "--clinic-bar": 1, color: "var(--clinic-color-ink)", className: "clinic:top-(--clinic-bar)" });',
  );
});

it("leaves the names of parts alone, even where they are also classes", () => {
  expect(renamed('jsx(Part, { "data-slot": "group/card" });')).toContain('"data-slot": "group/card"');
});

it("marks what becomes an element of the library", () => {
  expect(renamed('jsx("p", { children });')).toBe('jsx("p", { "data-clinic": "", children });');
  expect(renamed('jsx(Slot, { "data-slot": "button" });')).toContain("data-clinic");
  expect(renamed("jsx(Fragment, { children });")).not.toContain("data-clinic");
});

const compiled = `@layer theme{:root{--spacing:4px}}
@layer base{*{padding:0}body{color:red;margin:0}ul{list-style:none}}
@layer utilities{.p-2{padding:2px}.px-2{padding-inline:2px}@media (width>=600px){.sm\\:p-4{padding:4px}}.hidden{display:none}}`;

it("gives each rule the specificity that it needs, whatever the order of sheets", () => {
  const sheet = splitStylesheet(compiled);
  const css = sheet.order(() => true)(sheet.classes, new Set(["ul"]), false);
  const weightOf = (text: string) =>
    (new RegExp(`${text}\\)?:not\\(([_ ]+)\\)`).exec(css)?.[1]?.length ?? 0) / 2;
  expect(weightOf("\\.clinic\\\\:p-2")).toBeGreaterThan(weightOf("data-clinic\\]"));
  expect(weightOf("\\.clinic\\\\:px-2")).toBeGreaterThan(weightOf("\\.clinic\\\\:p-2"));
  expect(weightOf("\\.clinic\\\\:sm\\\\:p-4")).toBeGreaterThan(weightOf("\\.clinic\\\\:px-2"));
  expect(weightOf("\\.clinic\\\\:hidden")).toBeLessThan(weightOf("\\.clinic\\\\:px-2"));
});

it("confines the reset to the library's elements", () => {
  const sheet = splitStylesheet(compiled);
  const css = sheet.order(() => true)(new Set(), new Set(["ul"]), false);
  expect(css).toContain(":where(ul[data-clinic])");
  expect(css).not.toContain("margin:0");
  expect(css).not.toMatch(/(^|[{},])(\*|ul|body|html)/);
  expect(splitStylesheet(compiled).order(() => true)(new Set(), new Set(["p"]), false)).not.toContain(
    "list-style",
  );
});

const joined = `@layer components{.card .own{color:red}}@layer utilities{.flex,.own{color:blue}}`;

it("keeps the layer of components, and splits what the minifier has joined", () => {
  const sheet = splitStylesheet(joined);
  const css = sheet.order(() => true)(new Set(["own", "card"]), new Set(), false);
  expect(css).toContain("red");
  expect(css).toMatch(/clinic\\:own\):not\([_ ]+\)\{color:#?blue\}/);
  expect(css).not.toContain("flex");
  expect(sheet.order(() => true)(new Set(["own"]), new Set(), false)).not.toContain("red");
});

it("throws for a rule that belongs to no entry", () => {
  expect(() => splitStylesheet("@layer components{[data-open]{color:red}}")).toThrow("Give it a class");
  expect(() => splitStylesheet("@layer extras{.own{color:red}}")).toThrow("extras");
});

it("orders only classes that meet on an element", () => {
  const sheet = splitStylesheet(
    "@layer utilities{.one{opacity:0}.two{opacity:1;scale:1}.one svg{opacity:.5}}",
  );
  const rulesFor = sheet.order(
    () => false,
    () => true,
  );
  const css = rulesFor(sheet.classes, new Set(), false);
  expect(css).toContain(":where(.clinic\\:two):not(_ _ _)");
  expect(css).toContain(":where(.clinic\\:one svg):not(_ _ _ _)");
});

it.each([
  ["renders a component", "jsx(Button, { size: 1, children: jsx('i', { className: 'p-4' }) })", []],
  ["gives it classes", "jsx(Button, { className: cn('p-4', open && 'flex') })", ["", "p-4", "flex"]],
  ["passes on what its caller gives", "jsx(Button, { ...props })", [""]],
  ["gives it props of which nothing is known", "jsx(Button, { ...shared })", "any"],
  ["gives it classes of which nothing is known", "jsx(Button, { className: shared })", "any"],
  ["renders it in place of another one", "jsx(Slot, { asChild: true, children: jsx(Button, {}) })", "any"],
  ["uses it in another way", "const Part = Button;", "any"],
])("says which classes a module may give when it %s", (_, code, classes) => {
  const given = givenClasses(`import { Button } from "./button.js";${code}`);
  const found = given.flatMap((each) => each.classes);
  expect(given.every(({ to }) => to === "./button.js")).toBe(true);
  if (classes === "any") expect(found).toContain("any");
  else expect(found).toEqual(classes);
});
