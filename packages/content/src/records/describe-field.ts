import { z } from "zod";
import type { Field } from "./fields.ts";

/** A name from the code as a label: `metaTitle` becomes "Meta title". */
export function toSentenceCase(name: string): string {
  const words = name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll("-", " ");
  return (words.charAt(0).toUpperCase() + words.slice(1)).replace("Whats app", "WhatsApp");
}

/** What people call a field. */
export function labelOf(name: string, { meta }: Field): string {
  return meta.label ?? toSentenceCase(name);
}

/** The description of a field, with its limits in words. */
export function hintOf({ schema, meta }: Field): string | undefined {
  const { minLength, maxLength, minItems, maxItems } = limitsOf(schema);
  const limits = [between(minLength === 1 ? undefined : minLength, maxLength, "characters")];
  limits.push(between(minItems === 1 ? undefined : minItems, maxItems, "entries"));
  return [meta.description, ...limits].filter(Boolean).join(" ") || undefined;
}

interface Limits {
  type?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** The limits of a field, as JSON Schema names them. */
export function limitsOf(schema: z.ZodType): Limits {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Limits;
}

function between(least: number | undefined, most: number | undefined, what: string) {
  if (least !== undefined && least === most) return `${least} ${what}.`;
  if (least && most) return `${least} to ${most} ${what}.`;
  if (most) return `At most ${most} ${what}.`;
  return least ? `At least ${least} ${what}.` : undefined;
}
