import { GiteaBackend } from "decap-cms-backend-gitea";
import { GitLabBackend } from "decap-cms-backend-gitlab";
import { ProxyBackend } from "decap-cms-backend-proxy";
import type { CmsBackendClass } from "decap-cms-core";
import { api } from "./api.ts";
import { newWords, refuse } from "./checking/check.ts";
import { writeInto } from "./record-file.ts";
import { refuseToOverwrite } from "./shell/conflict.tsx";
import { openEntry, saving } from "./unsaved.ts";

/** What Decap has a store write: one file, because there are no translations. */
interface Draft {
  dataFiles: [{ path: string; slug: string; raw: string }];
}

interface Options {
  collectionName: string;
  /** Whether the record is a draft at a git host. */
  unpublished?: boolean;
}

/** A store that leaves the fields nobody edited as they are in the file, and overwrites nobody's work. */
const writingInPlace = (Store: CmsBackendClass): CmsBackendClass =>
  class extends Store {
    async persistEntry({ dataFiles: [draft], ...entry }: Draft, options: Options) {
      const { path } = draft;
      const base = saving.entry?.get("raw") ?? "";
      try {
        const now = await this.read(path, draft.slug, options).catch((error: { status?: number }) => {
          // A new file can't be read.
          if (base === "" || error.status === 404) return "";
          throw error;
        });
        refuseToOverwrite(path, base, now, draft.raw);
        saving.written = writeInto(path, now, draft.raw);
        const dataFiles = [{ ...draft, raw: saving.written, before: now }];
        await super.persistEntry({ ...entry, dataFiles }, options);
      } catch (error) {
        refuse((error as Error).message);
      }
    }

    async read(path: string, slug: string, { collectionName, unpublished }: Options): Promise<string> {
      if (unpublished) return this.unpublishedEntryDataFile(collectionName, slug, path, null);
      return (await this.getEntry(path)).data ?? "";
    }
  };

/** Decap's store on this machine, whose errors are sentences. */
class LocalStore extends (ProxyBackend as CmsBackendClass) {
  async request({ action, params }: { action: string; params: object }) {
    return api(action, { ...params, words: [...newWords], base: openEntry()?.get("raw") });
  }
}

/** Where the records are, by the name of Decap's backend. */
export const stores: Record<string, CmsBackendClass> = {
  proxy: writingInPlace(LocalStore),
  gitlab: writingInPlace(GitLabBackend),
  gitea: writingInPlace(GiteaBackend),
};
