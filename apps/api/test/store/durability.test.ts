import { it } from "vitest";
import { surviveKills } from "../support/durability.ts";
import { STORES } from "../support/stores.ts";

it.each(STORES)("keeps and mails every acknowledged request over 3 kills of the process on %s", (name) =>
  surviveKills(name, 3),
);
