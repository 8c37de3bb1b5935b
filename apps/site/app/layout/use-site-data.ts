import type { Emergency } from "@clinic/content/emergency";
import { useRouteLoaderData } from "react-router-dom";
import type { SiteEndProps } from "./site-end";

/** What the root route loads for every page. */
export interface SiteData extends SiteEndProps {
  emergency: Emergency;
}

/** What the root route has loaded, for parts that appear on many pages. */
export function useSiteData() {
  return useRouteLoaderData("root") as SiteData;
}
