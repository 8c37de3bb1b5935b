import type { DecapCmsCore } from "decap-cms-core";
import { en } from "decap-cms-locales";
import { settings } from "./api.ts";

/** On this machine, Decap's "Publish" only writes files. On a git host, it is another step after "Save". */
const ofThisMachine = {
  publish: "Save",
  publishNow: "Save now",
  publishing: "Saving…",
  published: "Saved",
  publishAndCreateNew: "Save and begin another",
  publishAndDuplicate: "Save and make a copy",
};

const editorToolbar = {
  unsavedChanges: "Not saved yet",
  changesSaved: "Everything is saved",
  backCollection: "Back to %{collectionLabel}",
  deleteEntry: "Delete",
  ...(settings.local && ofThisMachine),
};

const toast = {
  onFailToPersist: "Nothing was saved. The bar at the top says why.",
  missingRequiredField: "Nothing has been saved yet: please correct the marked fields.",
  entrySaved: "Saved.",
};

// Not a word from Decap's own validation: the content's checks report mistakes.
const rules = "required regexPattern range min max rangeCount rangeCountExact rangeMin rangeMax".split(" ");
const widget = Object.fromEntries(rules.map((rule) => [rule, ""]));

/** Replaces some of Decap's texts by plainer ones. */
export function registerWords(CMS: typeof DecapCmsCore) {
  CMS.registerLocale("en", en);
  CMS.registerLocale("clinic", {
    // Not every font has Decap's wide plus sign.
    collection: { collectionTop: { newButton: "+ %{collectionLabel}" } },
    editor: { editorControlPane: { widget }, editorToolbar },
    ui: { toast },
  });
}
