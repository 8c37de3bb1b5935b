import { en } from "decap-cms-locales";
import type { Settings } from "./settings.ts";

/** Replaces Decap's texts with plainer ones. Its validation messages are empty: the content's checks report mistakes. */
const ours = {
  collection: {
    // Not every font has Decap's wide plus sign.
    collectionTop: { newButton: "+ %{collectionLabel}" },
  },
  editor: {
    editorControlPane: {
      widget: {
        required: "",
        regexPattern: "",
        range: "",
        min: "",
        max: "",
        rangeCount: "",
        rangeCountExact: "",
        rangeMin: "",
        rangeMax: "",
      },
    },
    editorToolbar: {
      unsavedChanges: "Not saved yet",
      changesSaved: "Everything is saved",
      backCollection: "Back to %{collectionLabel}",
      deleteEntry: "Delete",
    },
    editor: {
      onDeletePublishedEntry:
        "Delete this? It will disappear from the website when the changes are published.",
      confirmLoadBackup:
        "You left this form without saving. Do you want to continue with what you had typed?",
    },
  },
  ui: {
    toast: {
      onFailToPersist: "Nothing was saved. %{details}",
      missingRequiredField: "Nothing has been saved yet: please correct the marked fields.",
      entrySaved: "Saved.",
    },
  },
};

/** On this machine, Decap's "Publish" only writes files. On a git host, it is another step after "Save". */
const ofThisMachine = {
  editor: {
    editorToolbar: {
      publish: "Save",
      publishNow: "Save now",
      publishing: "Saving…",
      published: "Saved",
      publishAndCreateNew: "Save and begin another",
      publishAndDuplicate: "Save and make a copy",
    },
  },
};

type Phrases = { [key: string]: string | Phrases };

function merge(base: Phrases, changes: Phrases): Phrases {
  const merged = { ...base };
  for (const [key, value] of Object.entries(changes)) {
    const below = merged[key];
    merged[key] = typeof value === "string" || typeof below !== "object" ? value : merge(below, value);
  }
  return merged;
}

export function wordsFor({ local }: Pick<Settings, "local">): Phrases {
  const everywhere = merge(en as Phrases, ours);
  return local ? merge(everywhere, ofThisMachine) : everywhere;
}
