import type { CDPSession } from "@playwright/test";

interface AxNode {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
  value?: { value: string | number };
  properties?: { name: string; value: { value: unknown } }[];
  childIds?: string[];
  backendDOMNodeId?: number;
}

/** What a screen reader says for a role, if not the role itself. Empty for nothing. */
const spokenRoles: Record<string, string> = {
  textbox: "edit",
  image: "graphic",
  img: "graphic",
  main: "main landmark",
  navigation: "navigation landmark",
  banner: "banner landmark",
  contentinfo: "content information landmark",
  DisclosureTriangle: "button",
  combobox: "combo box",
  MenuListPopup: "",
  StaticText: "",
  LineBreak: "",
  row: "",
  gridcell: "",
  complementary: "complementary landmark",
  region: "region landmark",
  form: "form landmark",
  paragraph: "",
  generic: "",
  none: "",
  listitem: "",
  term: "",
  definition: "",
  DescriptionList: "list",
  DescriptionListTerm: "",
  DescriptionListDetail: "",
  LabelText: "",
  strong: "",
  emphasis: "",
  time: "",
  figcaption: "",
  status: "",
  rowgroup: "",
  RootWebArea: "",
};
/** Their name is their content, so it is announced once. */
const namedByContent = new Set([
  "link",
  "button",
  "DisclosureTriangle",
  "heading",
  "tab",
  "option",
  "cell",
  "columnheader",
  "rowheader",
  "textbox",
  "searchbox",
]);
const states = ["expanded", "checked", "pressed", "selected", "required", "readonly", "disabled", "invalid"];

/** What Chromium exposes to a screen reader below an element, one line per announcement. */
export async function speak(session: CDPSession, selector: string) {
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { node } = await session.send("DOM.describeNode", { nodeId });
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: AxNode[] };
  const byId = new Map(nodes.map((entry) => [entry.nodeId, entry]));
  const start = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId);
  if (!start) throw new Error(`Nothing at ${selector} is in the accessible tree.`);

  const lines: string[] = [];
  let sentence = "";
  /** The number of a list item, announced with its text. */
  let marker = "";
  const end = () => {
    if (sentence.trim()) lines.push(sentence.replaceAll(/\s+/g, " ").trim());
    sentence = "";
  };
  const say = (entry: AxNode) => {
    const role = entry.role?.value ?? "";
    const children = () => {
      for (const id of entry.childIds ?? []) {
        const child = byId.get(id);
        if (child) say(child);
      }
    };
    if (entry.ignored || role === "InlineTextBox") {
      if (role !== "InlineTextBox") children();
      return;
    }
    if (role === "StaticText" || role === "ListMarker") {
      sentence += entry.name?.value ?? "";
      if (role === "ListMarker") marker = sentence.trim();
      return;
    }
    if (["mark", "emphasis"].includes(role) || role === "strong" || role === "LabelText" || role === "time")
      return children();
    if (sentence.trim() !== marker) end();
    // They are named by the buttons inside.
    const words = role === "row" || role === "gridcell" ? "" : phrase(entry, byId);
    if (words) lines.push(words);
    const isControlInHeading = role === "heading" && hasControl(entry, byId);
    if (!namedByContent.has(role) || isControlInHeading) children();
    end();
  };
  say(start);
  end();
  return lines.filter((line, index) => line !== lines[index - 1]);
}

function hasControl(entry: AxNode, byId: Map<string, AxNode>): boolean {
  return (entry.childIds ?? []).some((id) => {
    const child = byId.get(id);
    return child && (["link", "button"].includes(child.role?.value ?? "") || hasControl(child, byId));
  });
}

function phrase(entry: AxNode, byId: Map<string, AxNode>) {
  const role = entry.role?.value ?? "";
  const property = (name: string) => entry.properties?.find((found) => found.name === name)?.value.value;
  const kind = property("roledescription") ?? spokenRoles[role] ?? role;
  const name = entry.name?.value ?? "";
  if (!kind && !name) return "";
  if (role === "heading")
    return `heading level ${property("level")}${hasControl(entry, byId) ? "" : `, ${name}`}`;
  if (role === "list") {
    const items = (entry.childIds ?? []).filter((id) => byId.get(id)?.role?.value === "listitem").length;
    return [name, `list with ${items} ${items === 1 ? "item" : "items"}`].filter(Boolean).join(", ");
  }
  const said = states.flatMap((state) => {
    const value = property(state);
    if (state === "expanded" && value !== undefined) return value ? "expanded" : "collapsed";
    if (state === "checked" && value !== undefined) return value === "true" ? "checked" : "not checked";
    return value === true || value === "true" ? state : [];
  });
  return [name, kind, entry.value?.value, ...said, entry.description?.value].filter(Boolean).join(", ");
}
