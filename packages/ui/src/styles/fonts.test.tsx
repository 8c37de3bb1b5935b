import { expect, it } from "vitest";
import { cdp, page } from "vitest/browser";
import { render } from "vitest-browser-react";

interface UsedFont {
  familyName: string;
  isCustomFont: boolean;
  glyphCount: number;
}

/** The fonts in which Chromium drew an element. */
async function fontsOf(selector: string): Promise<UsedFont[]> {
  const client = cdp();
  await client.send("DOM.enable");
  await client.send("CSS.enable");
  // The page of the tests is a frame in the runner's.
  const { root } = await client.send("DOM.getDocument", { depth: -1, pierce: true });
  const frame = findFrame(root);
  const { nodeId } = await client.send("DOM.querySelector", { nodeId: frame.nodeId, selector });
  const { fonts } = await client.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts as UsedFont[];
}

interface DomNode {
  nodeId: number;
  nodeName: string;
  contentDocument?: DomNode;
  children?: DomNode[];
}

function findFrame(node: DomNode): DomNode {
  const queue = [node];
  for (const each of queue) {
    if (each.contentDocument) return each.contentDocument;
    queue.push(...(each.children ?? []));
  }
  return node;
}

const names = ["Łukasz", "Peña", "Šárka", "Nāgpur", "Győző", "Ștefan", "₹ 500, € 20"];

it.each([
  ["Figtree", "font-text"],
  ["Fraunces", "font-display"],
])("draws names of India and Europe in %s alone", async (family, className) => {
  for (const name of names) {
    const { unmount } = await render(
      <p data-testid="name" className={className}>
        {name}
      </p>,
    );
    await expect.element(page.getByText(name)).toBeVisible();
    await document.fonts.ready;
    const used = await fontsOf("[data-testid=name]");
    expect([name, used.map((font) => [font.familyName.split(" ")[0], font.isCustomFont])]).toEqual([
      name,
      used.map(() => [family, true]),
    ]);
    expect(used.reduce((sum, font) => sum + font.glyphCount, 0)).toBe([...name].length);
    await unmount();
  }
});
