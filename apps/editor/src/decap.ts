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
import { api, settings } from "./api.ts";
import { beforeSaving, newWords, refuse } from "./checking/check.ts";
import { checked } from "./checking/checked.tsx";
import { FileControl } from "./controls/file-control.tsx";
import { sortedByKeyboard } from "./controls/sorted-by-keyboard.tsx";
import { LineControl, LinesControl } from "./controls/text-controls.tsx";
import { formatFor, writeInto } from "./record-file.ts";
import { changedMeanwhile } from "./shell/conflict.tsx";
import { baseOfSaving, rebase } from "./unsaved.ts";
import { registerWords } from "./words.ts";

interface DataFile {
  path: string;
  slug: string;
  raw: string;
}

interface Options {
  collectionName: string;
  /** Whether the record is a draft at a git host. */
  unpublished?: boolean;
}

interface FileStore {
  getEntry(path: string): Promise<{ data: string | null }>;
  unpublishedEntryDataFile(collection: string, slug: string, path: string, id: null): Promise<string>;
  persistEntry(entry: { dataFiles: DataFile[] }, options: Options): Promise<unknown>;
}

type FileStoreClass = new (configuration: unknown, options: unknown) => FileStore;

/** A store that leaves the fields nobody edited as they are in the file, and overwrites nobody's work. */
const writingInPlace = (Store: FileStoreClass) =>
  class extends Store {
    override async persistEntry(entry: { dataFiles: DataFile[] }, options: Options) {
      const base = baseOfSaving();
      const inPlace = entry.dataFiles.map(async ({ path, raw, ...file }) => {
        const now = await this.read({ path, ...file }, options).catch((error) => {
          // A new file can't be read.
          if (base === "" || error.status === 404) return "";
          throw error;
        });
        const reason = changedMeanwhile(path, raw, now);
        if (reason) throw new Error(reason);
        return { ...file, path, raw: writeInto(path, now, raw), before: now };
      });
      try {
        const dataFiles = await Promise.all(inPlace);
        await super.persistEntry({ ...entry, dataFiles }, options);
        for (const { raw } of dataFiles) rebase(raw);
      } catch (error) {
        return refuse((error as Error).message);
      }
    }

    async read({ path, slug }: Pick<DataFile, "path" | "slug">, { collectionName, unpublished }: Options) {
      if (unpublished) return this.unpublishedEntryDataFile(collectionName, slug, path, null);
      return (await this.getEntry(path)).data ?? "";
    }
  };

/** Decap's store on this machine, whose errors are sentences. */
class LocalStore extends (ProxyBackend as FileStoreClass) {
  async request({ action, params }: { action: string; params: object }) {
    return api(action, { ...params, words: [...newWords] });
  }
}

/** Decap with the git hosts, controls, checks and texts that this editor uses. */
export function assembleDecap() {
  const stores = { proxy: LocalStore, gitlab: GitLabBackend, gitea: GiteaBackend };
  for (const [name, Store] of Object.entries<FileStoreClass>(stores))
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
    richtext: richtext.controlComponent,
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
