import { expect, it } from "vitest";
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
});
