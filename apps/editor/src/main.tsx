import { pictureSchema } from "@clinic/content/fields/picture";
import { DecapCmsCore as CMS } from "decap-cms-core";
import { en } from "decap-cms-locales";
import boolean from "decap-cms-widget-boolean";
import list from "decap-cms-widget-list";
import object from "decap-cms-widget-object";
import relation from "decap-cms-widget-relation";
import richtext from "decap-cms-widget-richtext";
import select from "decap-cms-widget-select";
import { createRoot } from "react-dom/client";
import { pages } from "./api.ts";
import { checked } from "./checking/checked.tsx";
import { createConfiguration } from "./configuration/create-configuration.ts";
import { formFields } from "./configuration/form-field.ts";
import { FileControl } from "./controls/file-control.tsx";
import "./controls/name-controls.ts";
import { sortedByKeyboard } from "./controls/sorted-by-keyboard.tsx";
import { hyphenated, TextControl } from "./controls/text-controls.tsx";
import { WeekControl } from "./controls/week-control.tsx";
import { Preview } from "./preview/preview.tsx";
import { formatFor, formName } from "./record-file.ts";
import { Shell } from "./shell/shell.tsx";
import { Store } from "./store.ts";
import { openEntry } from "./unsaved.ts";
import words from "./words.json" with { type: "json" };
import "./editor.css";

CMS.registerBackend("proxy", Store);
for (const extension of ["yaml", "md"])
  CMS.registerCustomFormat(`record-${extension}`, extension, formatFor(extension) as never);

for (const [name, { controlComponent }] of Object.entries({ boolean, object, relation, select }))
  CMS.registerWidget(name, checked(controlComponent) as never);
const controls = {
  list: sortedByKeyboard(list.controlComponent),
  richtext: hyphenated(richtext.controlComponent),
  line: TextControl,
  number: TextControl,
  week: WeekControl,
  picture: FileControl,
  pdf: FileControl,
};
for (const [name, control] of Object.entries(controls)) CMS.registerWidget(name, checked(control) as never);
// Rich text reads this component's pattern, whether or not it is offered.
CMS.registerEditorComponent({ id: "code-block", label: "Code", type: "code-block" } as never);
// A picture within a text has the fields of all others. With a space in its address it would be none.
CMS.registerEditorComponent({
  id: "picture",
  label: "Picture",
  fields: formFields(pictureSchema.omit({ focus: true })),
  pattern: /^!\[(.*?)\]\((.*?)\)/,
  fromBlock: ([, alt, src = ""]: string[]) => ({ src: src.replaceAll("%20", " "), alt }),
  toBlock: ({ src = "", alt = "" }) => `![${alt.replaceAll(/\s+/g, " ")}](${src.replaceAll(" ", "%20")})`,
} as never);
const configuration = createConfiguration(pages);
for (const { name, files = [{ name }] } of configuration.collections)
  for (const form of files) CMS.registerPreviewTemplate(form.name, Preview as never);
CMS.registerLocale("en", en);
// Plainer texts than Decap's, and none from its own validation. Its "Publish" only writes files here.
CMS.registerLocale("clinic", words);
// It asks before it deletes, without a name, and whether to leave what it is saving.
const { confirm } = window;
window.confirm = (question) =>
  (question === words.editor.editor.onLeavePage && openEntry().getIn(["isPersisting"]) === true) ||
  confirm(question?.replace("this entry", () => formName(openEntry())));

// What isn't an error is a refusal that Decap hands on to nobody, and that the bar or a field says already.
addEventListener("unhandledrejection", (event) => event.reason instanceof Error || event.preventDefault());

// Nobody signs in to their own machine.
localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: "proxy" }));
createRoot(document.getElementById("shell") as HTMLElement).render(<Shell />);
CMS.init({ config: configuration });
