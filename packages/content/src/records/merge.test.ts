import { expect, it } from "vitest";
import { z } from "zod";
import { merge } from "./merge.ts";

const hoursSchema = z.object({ opens: z.string(), closes: z.string(), days: z.array(z.string()) });
const schema = z.object({
  image: z.object({ src: z.string(), alt: z.string() }),
  phones: z.array(z.string()).optional(),
  hours: z.array(hoursSchema),
  faqs: z.array(z.object({ ask: z.string(), answer: z.string() })).optional(),
  body: z.string().meta({ input: "markdown" }),
});
const merged = (...records: readonly [object, object, object]) => merge(schema, records as never, new Set());
const hours = (opens: string, closes: string, ...days: string[]) => ({ opens, closes, days });

it.each([
  ["image", { src: "a", alt: "a" }, { src: "b", alt: "a" }, { src: "a", alt: "b" }, { src: "b", alt: "b" }],
  ["phones", ["1", "2"], ["2", "3"], ["1", "4", "2", "5"], ["4", "2", "3", "5"]],
  ["phones", ["1", "2", "3"], ["3", "1", "2"], ["1", "4", "2"], ["1", "4", "2"]],
  ["phones", ["1", "2", "3"], ["1", "2", "3", "4"], ["3", "2"], ["3", "4", "2"]],
  ["phones", ["1"], undefined, ["1", "2"], ["2"]],
  ["body", "One\n\nTwo\n\nThree", "One\n\nMore\n\nTwo\n\nThree", "1\n\nTwo", "1\n\nMore\n\nTwo"],
  [
    "hours",
    [hours("09:00", "18:00", "monday", "tuesday", "wednesday")],
    [hours("09:00", "18:00", "monday", "wednesday")],
    [hours("09:00", "18:00", "monday", "tuesday"), hours("10:00", "12:00", "wednesday")],
    [hours("09:00", "18:00", "monday"), hours("10:00", "12:00", "wednesday")],
  ],
])("takes what only one of two people has changed in: %s", (name, base, yours, theirs, both) => {
  const { record, opened, undecided } = merged({ [name]: base }, { [name]: yours }, { [name]: theirs });
  expect([record, opened, undecided]).toEqual([{ [name]: both }, { [name]: theirs }, []]);
});

it("asks about what both have changed, or one has taken out, and keeps yours until theirs is taken", () => {
  const base = { phones: ["+91 1 1", "+91 2 2"], body: "One *two* three\n\nFour" };
  const yours = { phones: ["+91 2 3"], body: "One **2** three\n\nFour" };
  const theirs = { phones: ["+91 1 4", "+91 2 4"], body: "One [two](/two) four\n\nFive" };
  const { record, opened, undecided } = merged(base, yours, theirs);
  expect([record, opened]).toEqual([
    { ...yours, body: "One **2** three\n\nFive" },
    { ...base, body: "One *two* three\n\nFive" },
  ]);
  expect(undecided.map(({ label, inWords }) => [label, ...inWords])).toEqual([
    ["Phones: +91 1 1", "nothing", "+91 1 4"],
    ["Phones: +91 2 2", "+91 2 3", "+91 2 4"],
    ["Body: One two three", "One 2 three", "One two four"],
  ]);
  const taken = new Set(undecided.slice(0, 2).map(({ id }) => id));
  expect(merge(schema, [base, yours, theirs], taken).record).toEqual({ ...record, phones: theirs.phones });
});

it("asks about an order that both have changed, and keeps what one has added in place of what the other has changed", () => {
  const base = { phones: ["1", "2", "3"], faqs: [{ ask: "A", answer: "a b" }] };
  const yours = { phones: ["3", "1", "2", "4"], faqs: [{ ask: "A", answer: "b" }] };
  const theirs = { phones: ["1", "3", "2"], faqs: [{ ask: "Z", answer: "z" }] };
  const { record, undecided } = merged(base, yours, theirs);
  expect(record).toMatchObject({ phones: ["3", "1", "2", "4"], faqs: [{ answer: "b" }, { answer: "z" }] });
  expect(undecided.map(({ label, inWords }) => [label, ...inWords])).toEqual([
    ["Phones: the order", "3; 1; 2", "1; 3; 2"],
    ["Faqs: A · a b", "A · b", "nothing"],
  ]);
});
