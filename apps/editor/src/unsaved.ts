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
import type { Fields } from "./differences.ts";
import { type DraftEntry, pathOf, recordOf } from "./draft.ts";

interface Unsaved {
  /** The file as the form was opened with: what saving must still find. Empty for a new record. */
  base: string;
  record: Fields;
}

const keyOf = (path: string) => `unsaved ${path}`;

export const keep = (path: string, unsaved: Unsaved) =>
  localStorage.setItem(keyOf(path), JSON.stringify(unsaved));
const forget = (path: string) => localStorage.removeItem(keyOf(path));
const kept = (path: string): Unsaved | null => JSON.parse(localStorage.getItem(keyOf(path)) ?? "null");

/** The record in the form. */
const entryInForm = (): DraftEntry => store.getState().entryDraft.get("entry");

/** The record as it was when saving began. */
let saving: DraftEntry;

/** The text that the file had when the form was opened that is being saved. */
export const baseOfSaving = () => saving.get("raw");

/** Whether the form shows what was typed before the editor was left or closed. */
export const isRestored = () => Boolean(store.getState().entryDraft.get("restored"));

/** Shows the record as its file has it now, or with what is kept of it. */
export function reopen() {
  const entry = entryInForm();
  const collection = store.getState().collections.get(entry.get("collection"));
  const isNew = entry.get("newRecord");
  store.dispatch(isNew ? createEmptyDraft(collection, "") : loadEntry(collection, entry.get("slug")));
}

/** What the file holds that is being saved, in place of what the form was opened with. */
export const rebase = (raw: string) => store.dispatch({ type: "REBASE", raw });

/** Drops what is typed and not saved. */
export function drop() {
  forget(pathOf(entryInForm()));
  reopen();
}

const reduce = createReducer();

// biome-ignore lint/suspicious/noExplicitAny: Decap's state has no types
store.replaceReducer((state: any, action: any) => {
  const next = reduce(state, action);
  const { entryDraft } = next;
  const data = entryDraft.getIn(["entry", "data"]);
  // Someone may go to another form while this one is saved.
  const isSaving = state.entryDraft.getIn(["entry", "isPersisting"]);
  switch (action.type) {
    case "DRAFT_CREATE_FROM_ENTRY":
    case "DRAFT_CREATE_EMPTY": {
      const entry = action.payload.entry ?? action.payload;
      const unsaved = kept(pathOf(entry));
      if (!unsaved || isSame(unsaved.record, entry.data)) return next;
      const restored = { ...entry, raw: unsaved.base, data: unsaved.record };
      const payload = action.payload.entry ? { entry: restored } : restored;
      const draft = reduce(state, { ...action, payload }).entryDraft;
      return { ...next, entryDraft: draft.merge({ hasChanged: true, restored: true }) };
    }
    // Decap's own copy.
    case "DRAFT_LOCAL_BACKUP_RETRIEVED":
      return state;
    case "DRAFT_CHANGE_FIELD":
      // A field that looks up what it names sends its value again, and a record that is new or just saved would seem changed.
      if (!data.equals(state.entryDraft.getIn(["entry", "data"]))) return next;
      return { ...next, entryDraft: entryDraft.set("hasChanged", state.entryDraft.get("hasChanged")) };
    case "REBASE":
      return isSaving ? { ...next, entryDraft: entryDraft.setIn(["entry", "raw"], action.raw) } : next;
    case "ENTRY_PERSIST_REQUEST":
    case "UNPUBLISHED_ENTRY_PERSIST_REQUEST":
      saving = entryDraft.get("entry");
      return next;
    case "ENTRY_PERSIST_SUCCESS":
    case "UNPUBLISHED_ENTRY_PERSIST_SUCCESS": {
      // From now on it is kept under the name of its file.
      if (saving.get("newRecord")) forget(pathOf(saving));
      if (!isSaving) return next;
      const saved = saving.getIn(["data"]);
      // Otherwise the form would take what it was opened with for saved.
      const known = ["entities", `${saving.get("collection")}.${saving.get("slug")}`, "data"];
      return {
        ...next,
        entries: next.entries.hasIn(known) ? next.entries.setIn(known, saved) : next.entries,
        entryDraft: entryDraft.merge({ hasChanged: !data.equals(saved), restored: false }),
      };
    }
    default:
      return next;
  }
});

let last: unknown;

store.subscribe(() => {
  const { entryDraft } = store.getState();
  if (entryDraft === last) return;
  last = entryDraft;
  const entry: DraftEntry | undefined = entryDraft.get("entry");
  // At first there is none, and between two forms an empty one.
  if (!entry?.get("collection")) return forgetCheck();
  checkSoon(entry);
  if (entryDraft.get("hasChanged")) keep(pathOf(entry), { base: entry.get("raw"), record: recordOf(entry) });
  else forget(pathOf(entry));
});
