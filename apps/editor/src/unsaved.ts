/**
 * What is typed and not saved: kept in this browser until it is saved or dropped, with the text of the file that the form
 * was opened with. Decap keeps a copy too, but the file, loaded after it, replaces it; and Decap takes what is typed
 * during saving for saved. No option changes that, so its reducer is wrapped here.
 */
import { isSame } from "@clinic/content/records/rewrite";
import { createEmptyDraft, loadEntry } from "decap-cms-core/dist/esm/actions/entries.js";
import createReducer from "decap-cms-core/dist/esm/reducers/combinedReducer.js";
import { store } from "decap-cms-core/dist/esm/redux/index.js";
import { checkSoon, forgetCheck } from "./checking/check.ts";
import { type DraftEntry, pathOf, recordOf } from "./draft.ts";

export interface Unsaved {
  /** The file as the form was opened with: what saving must still find. Empty for a new record. */
  base: string;
  record: Record<string, unknown>;
}

const keyOf = (path: string) => `unsaved ${path}`;

export function keep(path: string, unsaved: Unsaved) {
  localStorage.setItem(keyOf(path), JSON.stringify(unsaved));
}

export function forget(path: string) {
  localStorage.removeItem(keyOf(path));
}

function kept(path: string): Unsaved | undefined {
  return JSON.parse(localStorage.getItem(keyOf(path)) ?? "null") ?? undefined;
}

const draft = () => store.getState().entryDraft;

/** The record in the form. */
export const entryInForm = (): DraftEntry => draft().get("entry");

let savedFrom = "";

/** The text that the file had when the form was opened that is being saved. */
export const baseOfSaving = () => savedFrom;

/** Whether the form shows what was typed before the editor was left or closed. */
export const isRestored = (): boolean => draft().get("restored") === true;

/** Shows the record as its file has it now, or with what is kept of it. */
export function reopen() {
  const entry = entryInForm();
  const collection = store.getState().collections.get(entry.get("collection"));
  store.dispatch(
    entry.get("newRecord") ? createEmptyDraft(collection, "") : loadEntry(collection, entry.get("slug")),
  );
}

/** What the file holds that is being saved, in place of what the form was opened with. */
export function rebase(raw: string) {
  store.dispatch({ type: "REBASE", raw });
}

/** Drops what is typed and not saved. */
export function drop() {
  forget(pathOf(entryInForm()));
  reopen();
}

const reduce = createReducer();

// biome-ignore lint/suspicious/noExplicitAny: Decap's state has no types
store.replaceReducer((state: any, action: any) => {
  switch (action.type) {
    case "DRAFT_CREATE_FROM_ENTRY":
    case "DRAFT_CREATE_EMPTY": {
      const entry = action.payload.entry ?? action.payload;
      const unsaved = kept(pathOf(entry));
      if (!unsaved || isSame(unsaved.record, entry.data)) return reduce(state, action);
      const restored = { ...entry, raw: unsaved.base, data: unsaved.record };
      const payload = action.payload.entry ? { entry: restored } : restored;
      const next = reduce(state, { ...action, payload });
      return { ...next, entryDraft: next.entryDraft.set("hasChanged", true).set("restored", true) };
    }
    case "REBASE":
      // Someone may have gone to another form meanwhile.
      if (!state.entryDraft.has("saving")) return state;
      return { ...state, entryDraft: state.entryDraft.setIn(["entry", "raw"], action.raw) };
    // Decap's own copy.
    case "DRAFT_LOCAL_BACKUP_RETRIEVED":
      return state;
    case "ENTRY_PERSIST_REQUEST":
    case "UNPUBLISHED_ENTRY_PERSIST_REQUEST": {
      const next = reduce(state, action);
      savedFrom = next.entryDraft.getIn(["entry", "raw"]);
      return { ...next, entryDraft: next.entryDraft.set("saving", next.entryDraft.getIn(["entry", "data"])) };
    }
    case "ENTRY_PERSIST_SUCCESS":
    case "UNPUBLISHED_ENTRY_PERSIST_SUCCESS": {
      const next = reduce(state, action);
      const { collectionName, slug } = action.payload;
      const saved = next.entryDraft.get("saving");
      const entry = next.entryDraft.get("entry");
      if (!saved) return next;
      if (action.payload.entrySlug !== slug) forget(pathOf(state.entryDraft.get("entry")));
      const entryDraft = next.entryDraft
        .delete("saving")
        .delete("restored")
        .set("hasChanged", !entry.get("data").equals(saved));
      // Otherwise the form would take what it was opened with for saved.
      const known = ["entities", `${collectionName}.${slug}`, "data"];
      const entries = next.entries.hasIn(known) ? next.entries.setIn(known, saved) : next.entries;
      return { ...next, entryDraft, entries };
    }
    default:
      return reduce(state, action);
  }
});

let last: unknown;

store.subscribe(() => {
  const now = draft();
  if (now === last) return;
  last = now;
  const entry = entryInForm();
  // At first there is none, and between two forms an empty one.
  if (!(entry as DraftEntry | undefined)?.get("collection")) return forgetCheck();
  checkSoon(entry);
  if (now.get("hasChanged")) keep(pathOf(entry), { base: entry.get("raw"), record: recordOf(entry) });
  else forget(pathOf(entry));
});
