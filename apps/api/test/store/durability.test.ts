import { it } from "vitest";
import { surviveKills } from "./survive-kills.ts";

it("keeps and mails every acknowledged request when the process is killed", () =>
  surviveKills("the embedded store", 1));
