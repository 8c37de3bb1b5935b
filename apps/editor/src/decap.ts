import { GiteaBackend } from "decap-cms-backend-gitea";
import { GitLabBackend } from "decap-cms-backend-gitlab";
import { ProxyBackend } from "decap-cms-backend-proxy";
import { DecapCmsCore as CMS, type CmsWidgetControlProps, type CmsWidgetParam } from "decap-cms-core";
import boolean from "decap-cms-widget-boolean";
import file from "decap-cms-widget-file";
import image from "decap-cms-widget-image";
import list from "decap-cms-widget-list";
import number from "decap-cms-widget-number";
import object from "decap-cms-widget-object";
import relation from "decap-cms-widget-relation";
import richtext from "decap-cms-widget-richtext";
import select from "decap-cms-widget-select";
import text from "decap-cms-widget-text";
import type { ComponentType } from "react";
import { checked } from "./checking/checked.tsx";
import { FocusControl } from "./controls/focus-control.tsx";
import { LineControl } from "./controls/line-control.tsx";
import { LinesControl } from "./controls/lines-control.tsx";
import { PageControl } from "./controls/page-control.tsx";
import { PdfControl } from "./controls/pdf-control.tsx";
import { PictureControl } from "./controls/picture-control.tsx";
import { sortedByKeyboard } from "./controls/sorted-by-keyboard.tsx";
import { richTextAsWritten } from "./rich-text/rich-text-control.tsx";
import type { Settings } from "./settings.ts";
import { wordsFor } from "./words.ts";

/** Decap with the git hosts, controls and texts that this editor uses. */
export function assembleDecap({ local }: Pick<Settings, "local">) {
  CMS.registerBackend("proxy", ProxyBackend);
  CMS.registerBackend("gitlab", GitLabBackend);
  CMS.registerBackend("gitea", GiteaBackend);

  for (const { Widget } of [boolean, list, number, object, relation, richtext, select, text]) {
    const widget = Widget();
    const change = { list: sortedByKeyboard, richtext: richTextAsWritten }[String(widget.name)];
    const control = change?.(widget.controlComponent) ?? widget.controlComponent;
    CMS.registerWidget({ ...widget, controlComponent: checked(control) } as CmsWidgetParam);
  }
  const own = {
    line: LineControl,
    lines: LinesControl,
    page: PageControl,
    pdf: PdfControl,
    picture: PictureControl,
    focus: FocusControl,
  };
  for (const [name, control] of Object.entries(own))
    CMS.registerWidget(name, checked(control) as unknown as ComponentType<CmsWidgetControlProps>);
  // On a git host, files wait in the form, because only Decap can add them to the draft.
  if (!local) {
    CMS.registerWidget("picture", checked(image.Widget().controlComponent) as never);
    CMS.registerWidget("pdf", checked(file.Widget().controlComponent) as never);
  }
  // Rich text reads this component's pattern, whether or not it is offered.
  CMS.registerEditorComponent({ id: "code-block", label: "Code", type: "code-block" } as never);
  CMS.registerLocale("en", wordsFor({ local }));
  return CMS;
}
