import type { Layout } from "@clinic/content/pages/layout";
import { useMemo } from "react";
import { useRouteLoaderData } from "react-router-dom";

/** What every page has around its own content. Undefined where it failed to load. */
export function useLayout(): Layout | undefined {
  const json = useRouteLoaderData<string>("root");
  return useMemo(() => json && JSON.parse(json), [json]);
}
