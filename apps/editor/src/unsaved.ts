// What is typed and not saved, kept in this browser. Why Decap's own copy doesn't do, and its reducer is wrapped: ADR 13.
import type { Fields } from "@clinic/content/records/differences";
import { isSame } from "@clinic/content/records/rewrite";
import { definitionOf } from "@clinic/content/schemas";
import { addressOf } from "@clinic/content/slug";
import { createEmptyDraft, discardDraft, loadEntry } from "decap-cms-core/dist/esm/actions/entries.js";
import createReducer from "decap-cms-core/dist/esm/reducers/combinedReducer.js";
import { store } from "decap-cms-core/dist/esm/redux/index.js";
import { history } from "decap-cms-core/dist/esm/routing/history.js";
import { checkSoon, forgetCheck, otherWindows, show } from "./checking/check.ts";
import { type DraftEntry, pathOf, recordOf } from "./record-file.ts";

interface Unsaved {
  /** The file as the form was opened with: what saving must still find. Empty for a new record. */
  base: string;
  record: Fields;
}

// IndexedDB, because browsers write `localStorage` to the disk up to a minute late, and a crash takes what isn't there.
const opening = indexedDB.open("unsaved");
opening.onupgradeneeded = () => opening.result.createObjectStore("forms", { keyPath: "path" });
const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((ok, onerror) => Object.assign(request, { onsuccess: () => ok(request.result), onerror }));
await done(opening);
const forms = () =>
  opening.result.transaction("forms", "readwrite", { durability: "strict" }).objectStore("forms");
const stored = await done(forms().getAll());
const kept = new Map<string, Unsaved>(stored.map(({ path, text }) => [path, JSON.parse(text)]));

function keep(path: string, unsaved: Unsaved) {
  kept.set(path, unsaved);
  const { transaction } = forms().put({ path, text: JSON.stringify(unsaved) });
  // At once: the window may be closing.
  transaction?.commit();
}

const forget = (path: string) => kept.delete(path) && forms().delete(path);

/** What is saved: record and file as the form was opened with; when; what the file gets; what of others' the person has seen. */
export const saving = { entry: undefined as DraftEntry | undefined, at: 0, written: "", seen: "none" };

export const openEntry = (): DraftEntry => store.getState().entryDraft.get("entry");

/** Whether the form shows what was typed before the editor was left or closed. */
export const isRestored = () => Boolean(store.getState().entryDraft.get("restored"));

/** Shows the record as its file has it now; or with changes to it, which aren't saved. */
export function reopen(unsaved?: Unsaved): Promise<void> {
  const entry = openEntry();
  const collection = store.getState().collections.get(entry.get("collection"));
  const path = pathOf(entry);
  if (unsaved) keep(path, unsaved);
  else if (forget(path)) otherWindows.postMessage({ path, at: Date.now() });
  const isNew = entry.get("newRecord");
  return store.dispatch(isNew ? createEmptyDraft(collection, "") : loadEntry(collection, entry.get("slug")));
}

/** The address of a new record follows its name until someone writes another. */
// biome-ignore lint/suspicious/noExplicitAny: Decap's state has no types
function withAddress(state: any, before: { get(name: string): unknown }) {
  const entry = state.entryDraft.get("entry");
  const { title = "" } = definitionOf(pathOf(entry));
  const [was, is] = [before, entry.get("data")].map((data) => addressOf(String(data.get(title) ?? "")));
  if (!entry.get("newRecord") || is === was || String(before.get("slug") ?? "") !== was) return state;
  return { ...state, entryDraft: state.entryDraft.setIn(["entry", "data", "slug"], is) };
}

/** Whether someone has gone to another form or a list. A new record's form is opened by its name once it is saved. */
const hasLeft = (address: string) => !RegExp(`(?:/new|${address})$`).test(history.location.pathname);
const { replace } = history;
history.replace = (to: string) => (/\/entries\//.test(to) && hasLeft(to) ? undefined : replace(to));

const reduce = createReducer();

// biome-ignore lint/suspicious/noExplicitAny: Decap's state has no types
store.replaceReducer((state: any, action: any) => {
  const next = reduce(state, action);
  const data = next.entryDraft.getIn(["entry", "data"]);
  switch (action.type) {
    case "DRAFT_CREATE_FROM_ENTRY":
    case "DRAFT_CREATE_EMPTY": {
      const entry = action.payload.entry ?? action.payload;
      if (hasLeft(`${entry.collection}/entries/${entry.slug}`)) return state;
      const unsaved = kept.get(pathOf(entry));
      if (!unsaved || isSame(unsaved.record, entry.data)) {
        show({ reason: undefined });
        return { ...next, entryDraft: next.entryDraft.delete("restored") };
      }
      const restored = { ...entry, raw: unsaved.base, data: unsaved.record };
      const payload = action.payload.entry ? { entry: restored } : restored;
      const { entryDraft } = reduce(state, { ...action, payload });
      return { ...next, entryDraft: entryDraft.merge({ hasChanged: true, restored: true }) };
    }
    // Decap's own copy.
    case "DRAFT_LOCAL_BACKUP_RETRIEVED":
      return state;
    case "DRAFT_CHANGE_FIELD": {
      const before = state.entryDraft.getIn(["entry", "data"]);
      // A field that looks up the names of what it refers to sends its value again, which is no change.
      if (!data.equals(before)) return withAddress(next, before);
      return { ...next, entryDraft: next.entryDraft.set("hasChanged", state.entryDraft.get("hasChanged")) };
    }
    case "ENTRY_PERSIST_REQUEST":
      Object.assign(saving, { entry: next.entryDraft.get("entry"), at: Date.now() });
      return next;
    case "ENTRY_PERSIST_SUCCESS": {
      const entry = saving.entry as DraftEntry;
      otherWindows.postMessage({ path: pathOf(entry), at: saving.at });
      // From now on, what is typed is kept under the name of its file.
      if (entry.get("newRecord")) forget(pathOf(entry));
      // Someone may have gone to another form meanwhile.
      if (!state.entryDraft.getIn(["entry", "isPersisting"])) return next;
      show({ reason: undefined });
      const saved = entry.getIn(["data"]);
      const entryDraft = next.entryDraft
        .setIn(["entry", "raw"], saving.written)
        .merge({ hasChanged: !data.equals(saved), restored: false });
      // Otherwise the form would take what it was opened with for saved.
      const known = ["entities", `${entry.get("collection")}.${entry.get("slug")}`, "data"];
      const entries = next.entries.hasIn(known) ? next.entries.setIn(known, saved) : next.entries;
      return { ...next, entries, entryDraft };
    }
    // A translation is reached from what it translates, and letters here and there are no words.
    case "SEARCH_ENTRIES_SUCCESS": {
      const words = state.search.term.toLowerCase();
      const entries = action.payload.entries.filter(
        ({ collection, data }: { collection: string; data: Fields }) =>
          !next.collections.getIn([collection, "hide"]) && JSON.stringify(data).toLowerCase().includes(words),
      );
      return reduce(state, { ...action, payload: { ...action.payload, entries } });
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

history.listen(({ pathname }: { pathname: string }, action: string) => {
  // Decap would search in the list that is open only.
  const [, words] = /^\/collections\/.+\/search\/(.+)/.exec(pathname) ?? [];
  if (words) queueMicrotask(() => history.replace(`/search/${words}`));
  // Decap would keep the form that is open under the address of another.
  if (action !== "POP" || !openEntry()?.get("collection") || !/\/(?:entries|new)\b/.test(pathname)) return;
  store.dispatch(discardDraft());
  // Once Decap knows that nothing is lost.
  setTimeout(() => location.reload());
});

// The form may be open in another window of this browser, too: what was typed last counts, also here while that is read.
let seen = Date.now();
addEventListener("focus", async () => {
  seen = Date.now();
  const [entry, all] = [openEntry(), await done(forms().getAll())];
  if (entry?.get("collection") && entry !== openEntry()) return;
  for (const { path, text } of all) kept.set(path, JSON.parse(text));
  const there = entry?.get("collection") && kept.get(pathOf(entry));
  if (there && !isSame(there.record, recordOf(entry))) reopen(there);
});

// What was typed here before someone has saved or dropped it there isn't to come back.
otherWindows.addEventListener("message", ({ data: { path, at } }) => {
  if (at < seen) return;
  kept.delete(path);
  if (openEntry()?.get("collection") && pathOf(openEntry()) === path) reopen();
});
