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
  deleteEntry: "Delete",
  ...(settings.local && ofThisMachine),
};

const toast = {
  onFailToPersist: "Nothing was saved. The bar at the top says why.",
  missingRequiredField: "Nothing has been saved yet: please correct the marked fields.",
};

/** Plainer texts than Decap's, and none from its own validation: the content's checks report mistakes. */
export const words = {
  editor: { editorControlPane: { widget: { required: "" } }, editorToolbar },
  ui: { toast },
};
