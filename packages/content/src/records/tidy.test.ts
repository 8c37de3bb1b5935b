import { expect, it } from "vitest";
import { feeSchema } from "../fees/schema.ts";
import { navigationSchema } from "../navigation/schema.ts";
import { dentistSchema } from "../team/schema.ts";
import { treatmentSchema } from "../treatments/schema.ts";
import { videoSchema } from "../videos/schema.ts";
import { tidied } from "./tidy.ts";

it("mends what nobody should have to correct", () => {
  const role = ' She said "open wide",\n and it\'s done ';
  expect(tidied(dentistSchema, { role })).toEqual({ role: "She said “open wide”, and it’s done" });
  for (const link of ["youtu.be/aqz-KE-bpKQ?t=3", "www.youtube.com/watch?si=1&v=aqz-KE-bpKQ"])
    expect(tidied(videoSchema, { youtubeId: `https://${link}` })).toEqual({ youtubeId: "aqz-KE-bpKQ" });
  expect(tidied(navigationSchema, { legal: [{ path: "https://archhouse.example/privacy/" }] })).toEqual({
    legal: [{ path: "/privacy" }],
  });
  expect(tidied(treatmentSchema, { searchWords: ["RCT "] })).toEqual({ searchWords: ["rct"] });
  const read = (amount: string) => tidied(feeSchema, { amount }).amount;
  expect(["1,20,000 ", "120,000"].map(read)).toEqual([120_000, 120_000]);
  // Otherwise a fee would be ten or a hundred times too high.
  const unclear = ["500.50", "500.00", "500,00", "1.200", "500/-", "5 hundred", "12,34", "1,200,00", ""];
  expect(unclear.map(read)).toEqual(unclear);
});
