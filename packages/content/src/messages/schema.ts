import { z } from "zod";
import { lineSchema } from "../fields/text.ts";

/** `{1}` and `{2}` stand for what the message is about, in the order of the library's English one. */
const messageSchema = z.union([lineSchema, z.strictObject({ one: lineSchema, other: lineSchema })]);

/** What the components and blocks of the library say by themselves, as in its type `Messages`. */
export const messagesSchema = z.strictObject({
  messages: z
    .record(z.string(), z.record(z.string(), messageSchema))
    .meta({ translated: true })
    .describe("The messages of each component and block, by their names in the library."),
});

export type Messages = z.infer<typeof messagesSchema>["messages"];
