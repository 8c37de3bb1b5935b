import type { CDPSession } from "@playwright/test";

interface AxNode {
  nodeId: string;
  parentId?: string;
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
  search: "search landmark",
  navigation: "navigation landmark",
  banner: "banner landmark",
  contentinfo: "content information landmark",
  DisclosureTriangle: "button",
  combobox: "combo box",
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
  DescriptionListTerm: "",
  DescriptionListDetail: "",
  LabelText: "",
  strong: "",
  emphasis: "",
  time: "",
  figcaption: "",
  Figcaption: "",
  status: "",
  rowgroup: "",
  RootWebArea: "",
};
/** Roles within a sentence. */
const inline = new Set(["mark", "emphasis", "strong", "LabelText", "time"]);
/** The items of each kind of list. */
const itemsOf: Record<string, string> = { list: "listitem", DescriptionList: "term" };
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
/** Named by a label, which is announced with them and not before. */
const labelled = new Set([
  "button",
  "textbox",
  "searchbox",
  "checkbox",
  "radio",
  "combobox",
  "slider",
  "spinbutton",
]);
/** Announced as landmarks only where they have a name. */
const landmarksByName = new Set(["form", "region"]);
const states = ["expanded", "checked", "pressed", "selected", "required", "readonly", "disabled", "invalid"];

/** What Chromium exposes to a screen reader below an element, one line per announcement. */
export async function speak(session: CDPSession, selector: string) {
  const attributes = await readAttributes(session);
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { node } = await session.send("DOM.describeNode", { nodeId });
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: AxNode[] };
  const byId = new Map(nodes.map((entry) => [entry.nodeId, entry]));
  const start = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId);
  if (!start) throw new Error(`Nothing at ${selector} is in the accessible tree.`);
  const labels = new Set(nodes.filter(({ role }) => labelled.has(role?.value ?? "")).map(nameOf));

  const lines: string[] = [];
  let sentence = "";
  /** The number of a list item, announced with its text. */
  let marker = "";
  const add = (text: string) => {
    // The tree leaves out a space between two texts.
    sentence += /[.!?]$/.test(sentence) && /^[\p{L}\p{N}]/u.test(text) ? ` ${text}` : text;
  };
  const end = () => {
    // A full stop alone is a pause.
    if (/[\p{L}\p{N}]/u.test(sentence)) lines.push(sentence.replaceAll(/\s+/g, " ").trim());
    sentence = "";
  };
  const say = (entry: AxNode) => {
    const role = entry.role?.value ?? "";
    const children = () => {
      for (const child of childrenOf(entry, byId)) say(child);
    };
    // The options of a closed list are heard when it is opened.
    if (role === "InlineTextBox" || role === "MenuListPopup") return;
    if (role === "StaticText" || role === "ListMarker") {
      add(nameOf(entry));
      if (role === "ListMarker") marker = sentence.trim();
      return;
    }
    const isBlock = attributes(entry).has("data-block");
    if (entry.ignored || inline.has(role)) {
      // A label is announced with its control, even around it.
      if (role === "LabelText" && labels.has(textOf(entry, byId).trim())) {
        for (const control of controlsIn(entry, byId, labelled)) say(control);
        return;
      }
      if (isBlock && sentence.trim() !== marker) end();
      children();
      if (isBlock) end();
      return;
    }
    if (role === "link" && !isBlock && isInSentence(entry, byId)) {
      add(`${nameOf(entry)}, link`);
      return;
    }
    if (sentence.trim() !== marker) end();
    // They are named by the buttons inside.
    const words = role === "row" || role === "gridcell" ? "" : phrase(entry, byId, attributes);
    if (words) lines.push(words);
    const isNamedByItself = namedByContent.has(role) && !(role === "heading" && needsControls(entry, byId));
    if (!isNamedByItself) children();
    end();
  };
  say(start);
  end();
  return lines.filter((line, index) => line !== lines[index - 1]);
}

type Attributes = (entry: AxNode) => ReadonlyMap<string, string>;

/** The attributes of elements, with `data-block` on those that begin a line of their own. */
async function readAttributes(session: CDPSession): Promise<Attributes> {
  await session.send("DOM.enable");
  await session.send("Runtime.evaluate", {
    expression: `for (const element of document.querySelectorAll("body *"))
      element.toggleAttribute("data-block", !/^(inline|contents|none)/.test(getComputedStyle(element).display));`,
  });
  const { nodes } = await session.send("DOM.getFlattenedDocument", { depth: -1 });
  const byNode = new Map<number | undefined, ReadonlyMap<string, string>>();
  for (const { backendNodeId, attributes = [] } of nodes) {
    const pairs = attributes.flatMap((name, index) =>
      index % 2 ? [] : [[name, attributes[index + 1] ?? ""] as const],
    );
    byNode.set(backendNodeId, new Map(pairs));
  }
  return (entry) => byNode.get(entry.backendDOMNodeId) ?? new Map();
}

const nameOf = (entry: AxNode) => entry.name?.value ?? "";

const childrenOf = (entry: AxNode, byId: Map<string, AxNode>) =>
  (entry.childIds ?? []).flatMap((id) => byId.get(id) ?? []);

function textOf(entry: AxNode, byId: Map<string, AxNode>): string {
  if (entry.role?.value === "StaticText") return nameOf(entry);
  return childrenOf(entry, byId)
    .map((child) => textOf(child, byId))
    .join("");
}

/** Whether there is text on its line. */
function isInSentence(entry: AxNode, byId: Map<string, AxNode>) {
  const parent = byId.get(entry.parentId ?? "");
  return parent && childrenOf(parent, byId).some(({ role }) => role?.value === "StaticText");
}

/** Whether a heading says less than the controls in it. */
function needsControls(heading: AxNode, byId: Map<string, AxNode>) {
  const [control, ...others] = controlsIn(heading, byId);
  return others.length > 0 || (control && nameOf(control) !== nameOf(heading));
}

const pressed: ReadonlySet<string> = new Set(["link", "button"]);

function controlsIn(entry: AxNode, byId: Map<string, AxNode>, roles = pressed): AxNode[] {
  return childrenOf(entry, byId).flatMap((child) =>
    roles.has(child.role?.value ?? "") ? [child] : controlsIn(child, byId, roles),
  );
}

function phrase(entry: AxNode, byId: Map<string, AxNode>, attributes: Attributes): string {
  const role = entry.role?.value ?? "";
  const property = (name: string) => entry.properties?.find((found) => found.name === name)?.value.value;
  const name = nameOf(entry);
  if (landmarksByName.has(role) && !name) return "";
  const kind = property("roledescription") ?? spokenRoles[role] ?? role;
  if (!kind && !name) return "";
  if (role === "heading") {
    const [control] = controlsIn(entry, byId);
    const what = !control ? name : needsControls(entry, byId) ? "" : phrase(control, byId, attributes);
    return [`heading level ${property("level")}`, what].filter(Boolean).join(", ");
  }
  if (role in itemsOf) {
    const items = count(entry, itemsOf[role], byId);
    return [name, `list with ${items} ${items === 1 ? "item" : "items"}`].filter(Boolean).join(", ");
  }
  const said = states.flatMap((state) => {
    // The tree marks only text fields as required.
    const value = state === "required" ? attributes(entry).has(state) : property(state);
    if (state === "expanded" && value !== undefined) return value ? "expanded" : "collapsed";
    if (state === "checked" && value !== undefined) return value === "true" ? "checked" : "not checked";
    return value === true || value === "true" ? state : [];
  });
  return [
    name.replace(" .", ".").replace(/\.$/, ""),
    kind,
    attributes(entry).get("aria-valuetext") ?? entry.value?.value,
    ...said,
    entry.description?.value,
  ]
    .filter(Boolean)
    .join(", ");
}

/** How many of a kind are in a list, not counting those of lists inside it. */
function count(list: AxNode, kind: string | undefined, byId: Map<string, AxNode>): number {
  return childrenOf(list, byId).reduce((sum, child) => {
    const role = child.role?.value ?? "";
    if (role === kind) return sum + 1;
    return role in itemsOf || role === "listitem" ? sum : sum + count(child, kind, byId);
  }, 0);
}
