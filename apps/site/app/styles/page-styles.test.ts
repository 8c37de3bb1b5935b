import { expect, it } from "vitest";
import { usedRules, withoutFonts } from "./page-styles.server";

const css = String.raw`
@font-face { font-family: Figtree; src: url(figtree.woff2); }
@layer theme { :root, :host { --size: 2rem; --changed: 5rem } }
@layer base { p { order: 1 } p:not([data-state="open"]) { order: 2 } dialog, p:has([data-open]) { order: 0 } }
@layer utilities {
  .flex { order: 3 }
  .\[\&\>p\]\:p-1\.5 > p { order: 4 }
  .content-\[\'\"\'\] { order: 5 }
  :where(.overridable\:w-1\/2) { order: 6 }
  :where([data-tone="deep"]) .deep, .flex[aria-current] { order: 9 }
  .group:hover .group-hover\:flex { order: 7 }
  @media (width >= 40rem) { .sm\:flex { order: 8 } }
}
@media print { p { color: black } }
@property --kept { syntax: "*"; inherits: false }
@property --inline { syntax: "*"; inherits: false }
@property --unread { syntax: "*"; inherits: false }
p { --unread: 1; --inline: 2; --kept: 3; --changed: 6rem; width: var(--kept); height: var(--size); gap: var(--changed) }`;

const orders = (styles: string) => [...styles.matchAll(/order:(\d)/g)].map(([, order]) => Number(order));

it.each([
  ["without classes", "<p>flex</p>", []],
  ["with one", '<p class="flex">', [3]],
  ["with escaped ones", `<p class="[&amp;&gt;p]:p-1.5 content-[&#x27;&quot;&#x27;]">`, [4, 5]],
  ["with one of no specificity", '<p class="overridable:w-1/2">', [6]],
  ["with one that needs another", '<p class="group-hover:flex">', []],
  ["with both", '<p class="group"><b class="group-hover:flex"></b></p>', [7]],
  ["with one for a state", '<p class="flex" aria-current="page">', [3, 9]],
  ["with one for what is within others", '<p class="deep" data-tone="deep">', [9]],
  ["with one for a tone that none has", '<p class="deep" data-tone="light">', []],
  ["with an element that scripts add to others", "<p><dialog data-open>", [0]],
  ["with one for a width", '<p class="a sm:flex b">', [8]],
])("keeps, beside those of elements, only the rules of a page's classes: %s", (_, html, own) => {
  expect(orders(usedRules(css, html))).toEqual([1, 2, ...own]);
  expect(usedRules(css, html)).toMatch(/figtree(?!.*print)/s);
});

it("keeps the custom properties that a rule or an element reads", () => {
  const html = `<style>${css}</style><p style="width: var(--inline)"></p>`;
  expect(usedRules(css, html)).toMatch(/--inline:2;--kept:3/);
  expect(usedRules(css, html)).not.toContain("--unread");
});

it("leaves the fonts alone out of the file for what follows", () => {
  expect(orders(withoutFonts(css))).toEqual([1, 2, 0, 3, 4, 5, 6, 9, 7, 8]);
  expect(withoutFonts(css)).not.toContain("figtree");
});
