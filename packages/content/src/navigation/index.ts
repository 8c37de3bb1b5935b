import record from "../../dist/en/records/settings/navigation.json" with { type: "json" };
import type { Navigation } from "./schema.ts";

export type { FooterColumn, MenuItem, Navigation, NavigationLink } from "./schema.ts";

export const navigation = record as Navigation;
