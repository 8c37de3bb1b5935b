import { expect, it } from "vitest";
import { z } from "zod";
import { reference } from "../fields/reference.ts";
import { lineSchema } from "../fields/text.ts";
import { withoutMissing } from "./translation.ts";

const schema = z.object({
  name: lineSchema,
  lead: reference("dentists").optional(),
  pages: z.array(reference("treatments")).min(1),
  also: z.array(reference("treatments")),
  days: z.array(z.object({ branch: reference("branches"), on: lineSchema })).optional(),
});
const record = {
  name: "दर्द",
  lead: "asha",
  pages: ["root-canal", "aligner"],
  also: ["root-canal", "aligner"],
  days: [
    { branch: "kurla", on: "सोमवार" },
    { branch: "thane", on: "मंगलवार" },
  ],
};
const having = (...slugs: string[]) => withoutMissing(schema, record, (_, slug) => slugs.includes(slug));

it("leaves references to records that the language lacks out of lists and optional fields", () => {
  expect(having("asha", "root-canal", "aligner", "kurla", "thane")).toEqual(record);
  expect(having("aligner", "kurla")).toEqual({
    ...{ name: "दर्द", pages: ["aligner"], also: ["aligner"], days: [record.days[0]] },
  });
  expect(having("root-canal")).toEqual({ name: "दर्द", pages: ["root-canal"], also: ["root-canal"] });
});

it("keeps what a list that is needed lacks, for the error", () => {
  expect(having("asha", "kurla")).toEqual({
    ...record,
    pages: ["root-canal"],
    also: [],
    days: [record.days[0]],
  });
});
