import { ContactLinks, type ContactLinksProps } from "@clinic/ui/blocks/contact-links";
import { SearchDialog, type SearchDialogProps } from "@clinic/ui/blocks/search-dialog";
import { useState } from "react";
import { searchKeyPreference, useStoredPreference } from "../preferences";
import { useSearch } from "./use-search";

export interface SiteSearchProps
  extends Pick<SearchDialogProps, "onClose" | "openedByKey" | "suggestions">,
    Pick<ContactLinksProps, "branches"> {}

/** The search dialog, connected to the search records. */
export function SiteSearch({ branches, ...props }: SiteSearchProps) {
  const [query, setQuery] = useState("");
  const state = useSearch(query);
  return (
    <SearchDialog
      query={query}
      onQueryChange={setQuery}
      state={state}
      contact={<ContactLinks branches={branches} />}
      keyEnabled={useStoredPreference(searchKeyPreference, true)}
      onKeyEnabledChange={searchKeyPreference.set}
      {...props}
    />
  );
}
