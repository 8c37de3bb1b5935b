import { it } from "vitest";
import { surviveKills } from "./survive-kills.ts";

it("keeps and mails every acknowledged request over 3 kills of the process", () =>
  surviveKills("the embedded store", 3));
