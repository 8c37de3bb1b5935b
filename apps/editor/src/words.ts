/** Plainer texts than Decap's, and none from its own validation. Its "Publish" only writes files here. */
export const words = {
  editor: {
    editorControlPane: { widget: { required: "" } },
    editorWidgets: { markdown: { addComponent: "Add a picture" } },
    editorToolbar: {
      unsavedChanges: "Not saved yet",
      changesSaved: "Everything is saved",
      deleteEntry: "Delete",
      publish: "Save",
      publishNow: "Save now",
      publishing: "Saving…",
      published: "Saved",
      publishAndCreateNew: "Save and begin another",
      publishAndDuplicate: "Save and make a copy",
    },
  },
  ui: {
    toast: {
      onFailToPersist: "Nothing was saved. The bar at the top says why.",
      onFailToDelete: "Nothing was deleted. The bar at the top says why.",
      missingRequiredField: "Nothing has been saved yet: please correct the marked fields.",
    },
  },
};
