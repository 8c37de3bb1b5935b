import { collections, documents } from "@clinic/content/schemas";
import { createRoot } from "react-dom/client";
import { nameControls } from "./accessibility/name-controls.ts";
import { beforeSaving } from "./before-saving.ts";
import { checkWithoutServer } from "./checking/check-draft.ts";
import { createConfiguration, formatName } from "./configuration/create-configuration.ts";
import { extensionOf, formatOf } from "./configuration/formats.ts";
import { assembleDecap } from "./decap.ts";
import { Preview } from "./preview/preview.tsx";
import { loadPages } from "./records.ts";
import { loadSettings } from "./settings.ts";
import { Shell } from "./shell/shell.tsx";
import "./editor.css";

const settings = await loadSettings();
document.body.classList.toggle("on-this-machine", settings.local);
const CMS = assembleDecap(settings);
for (const kind of [...Object.keys(collections), ...Object.keys(documents)]) {
  CMS.registerCustomFormat(formatName(kind), extensionOf(kind), formatOf(kind));
  CMS.registerPreviewTemplate(kind, Preview);
}
for (const files of Object.values(documents)) {
  for (const name of Object.keys(files)) CMS.registerPreviewTemplate(name, Preview);
}
CMS.registerEventListener({ name: "preSave", handler: beforeSaving });

await loadPages();
if (!settings.local) checkWithoutServer();
// Nobody signs in to their own machine.
if (settings.local) localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: "proxy" }));
createRoot(document.getElementById("shell") as HTMLElement).render(<Shell local={settings.local} />);
nameControls(document.body);
CMS.init({ config: createConfiguration(settings) });
