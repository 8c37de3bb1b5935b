import { GiteaBackend } from "decap-cms-backend-gitea";
import { GitLabBackend } from "decap-cms-backend-gitlab";
import { ProxyBackend } from "decap-cms-backend-proxy";
import { DecapCmsCore as CMS } from "decap-cms-core";
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
import { settings } from "./api.ts";
import { beforeSaving } from "./checking/check.ts";
import { checked } from "./checking/checked.tsx";
import { FileControl } from "./controls/file-control.tsx";
import { inOurStyle } from "./controls/rich-text-control.tsx";
import { sortedByKeyboard } from "./controls/sorted-by-keyboard.tsx";
import { LineControl, LinesControl } from "./controls/text-controls.tsx";
import { formatFor, writeInto } from "./record-file.ts";
import { registerWords } from "./words.ts";

interface FileStore {
  getEntry(path: string): Promise<{ data: string | null }>;
  persistEntry(entry: { dataFiles: { path: string; raw: string }[] }, options: unknown): Promise<unknown>;
}

type FileStoreClass = new (configuration: unknown, options: unknown) => FileStore;

/** A store that leaves the fields nobody edited as they are in the file. */
const writingInPlace = (Store: FileStoreClass) =>
  class extends Store {
    override async persistEntry(entry: Parameters<FileStore["persistEntry"]>[0], options: unknown) {
      const inPlace = entry.dataFiles.map(async ({ path, raw, ...file }) => {
        // A new file can't be read.
        const before = await this.getEntry(path).catch(() => undefined);
        return { ...file, path, raw: writeInto(path, before?.data ?? "", raw) };
      });
      return super.persistEntry({ ...entry, dataFiles: await Promise.all(inPlace) }, options);
    }
  };

/** Decap with the git hosts, controls, checks and texts that this editor uses. */
export function assembleDecap() {
  const stores: Record<string, FileStoreClass> = {
    proxy: ProxyBackend,
    gitlab: GitLabBackend,
    gitea: GiteaBackend,
  };
  for (const [name, Store] of Object.entries(stores))
    CMS.registerBackend(name, writingInPlace(Store) as never);
  for (const extension of ["yaml", "md"])
    CMS.registerCustomFormat(`record-${extension}`, extension, formatFor(extension) as never);
  CMS.registerEventListener({ name: "preSave", handler: beforeSaving as never });

  for (const { Widget } of [boolean, number, object, relation, select, text]) {
    const widget = Widget();
    CMS.registerWidget({ ...widget, controlComponent: checked(widget.controlComponent) });
  }
  const controls = {
    list: sortedByKeyboard(list.controlComponent),
    richtext: inOurStyle(richtext.controlComponent),
    line: LineControl,
    lines: LinesControl,
    // On a git host, files wait in the form, because only Decap can add them to the draft.
    picture: settings.local ? FileControl : image.controlComponent,
    pdf: settings.local ? FileControl : file.controlComponent,
  };
  for (const [name, control] of Object.entries(controls)) CMS.registerWidget(name, checked(control) as never);
  // Rich text reads this component's pattern, whether or not it is offered.
  CMS.registerEditorComponent({ id: "code-block", label: "Code", type: "code-block" } as never);
  registerWords(CMS);
  return CMS;
}
