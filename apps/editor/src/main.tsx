import { collections, documents } from "@clinic/content/schemas";
import { createRoot } from "react-dom/client";
import { settings } from "./api.ts";
import { createConfiguration } from "./configuration/create-configuration.ts";
import { nameControls } from "./controls/name-controls.ts";
import { assembleDecap } from "./decap.ts";
import { Preview } from "./preview/preview.tsx";
import { Shell } from "./shell/shell.tsx";
import "./editor.css";

const CMS = assembleDecap();
const forms = [collections, ...Object.values(documents)].flatMap((definitions) => Object.keys(definitions));
for (const name of forms) CMS.registerPreviewTemplate(name, Preview as never);

document.body.classList.toggle("on-this-machine", settings.local);
// Nobody signs in to their own machine.
if (settings.local) localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: "proxy" }));
createRoot(document.getElementById("shell") as HTMLElement).render(<Shell />);
nameControls(document.body);
CMS.init({ config: createConfiguration(settings) });
