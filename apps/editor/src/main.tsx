import { DecapCmsCore as CMS } from "decap-cms-core";
import { en } from "decap-cms-locales";
import boolean from "decap-cms-widget-boolean";
import file from "decap-cms-widget-file";
import image from "decap-cms-widget-image";
import list from "decap-cms-widget-list";
import number from "decap-cms-widget-number";
import object from "decap-cms-widget-object";
import relation from "decap-cms-widget-relation";
import richtext from "decap-cms-widget-richtext";
import select from "decap-cms-widget-select";
import { createRoot } from "react-dom/client";
import { pages, settings } from "./api.ts";
import { beforeSaving } from "./checking/check.ts";
import { checked } from "./checking/checked.tsx";
import { createConfiguration } from "./configuration/create-configuration.ts";
import { FileControl } from "./controls/file-control.tsx";
import { nameControls } from "./controls/name-controls.ts";
import { sortedByKeyboard } from "./controls/sorted-by-keyboard.tsx";
import { hyphenated, LineControl, LinesControl } from "./controls/text-controls.tsx";
import { WeekControl } from "./controls/week-control.tsx";
import { Preview } from "./preview/preview.tsx";
import { formatFor } from "./record-file.ts";
import { Shell } from "./shell/shell.tsx";
import { stores } from "./stores.ts";
import { words } from "./words.ts";
import "./editor.css";

for (const [name, Store] of Object.entries(stores)) CMS.registerBackend(name, Store);
for (const extension of ["yaml", "md"])
  CMS.registerCustomFormat(`record-${extension}`, extension, formatFor(extension) as never);
CMS.registerEventListener({ name: "preSave", handler: beforeSaving as never });

for (const { Widget } of [boolean, number, object, relation, select]) {
  const widget = Widget();
  CMS.registerWidget({ ...widget, controlComponent: checked(widget.controlComponent) });
}
const controls = {
  list: sortedByKeyboard(list.controlComponent),
  richtext: hyphenated(richtext.controlComponent),
  line: LineControl,
  lines: LinesControl,
  week: WeekControl,
  // On a git host, files wait in the form, because only Decap can add them to the draft.
  picture: settings.local ? FileControl : image.controlComponent,
  pdf: settings.local ? FileControl : file.controlComponent,
};
for (const [name, control] of Object.entries(controls)) CMS.registerWidget(name, checked(control) as never);
// Rich text reads this component's pattern, whether or not it is offered.
CMS.registerEditorComponent({ id: "code-block", label: "Code", type: "code-block" } as never);
const configuration = createConfiguration(settings, pages);
for (const { name, files = [{ name }] } of configuration.collections)
  for (const form of files) CMS.registerPreviewTemplate(form.name, Preview as never);
CMS.registerLocale("en", en);
CMS.registerLocale("clinic", words);

document.body.classList.toggle("on-this-machine", settings.local);
// Nobody signs in to their own machine.
if (settings.local) localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: "proxy" }));
createRoot(document.getElementById("shell") as HTMLElement).render(<Shell />);
nameControls(document.body);
CMS.init({ config: configuration });
