import { useEffect } from "react";

/** Sets the title of the tab, on pages whose head was made before it was known what they show. */
export function useTabTitle(title: string) {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
