import type { z } from "zod";
import { DEFAULT_LANGUAGE } from "../../src/languages.ts";
import { labelOf } from "../../src/records/describe-field.ts";
import { type Field, type FieldPath, fieldAt } from "../../src/records/fields.ts";
import { factsIn } from "../../src/records/translation.ts";
import { nearest } from "./nearest.ts";
import type { Mistake, RecordCheck } from "./record-check.ts";

/** Every field matches its schema, and there are no other fields. */
export const checkSchema: RecordCheck = ({ schema, value, stored, language }) => {
  const { error } = schema.safeParse(value);
  const mistakes = (error?.issues ?? []).flatMap((issue) => explain(issue, schema, value));
  // A field that breaks several rules is reported once, by the first.
  const byField = new Map(mistakes.toReversed().map((mistake) => [mistake.path.join("."), mistake]));
  const first = [...byField.values()].reverse();
  if (language === DEFAULT_LANGUAGE) return first;
  const problem = "This is a fact and not a text in this language";
  const remedy = `Take it out here: every language has it from the file of the same name in the folder ${DEFAULT_LANGUAGE}`;
  return [...first, ...factsIn(schema, stored).map((path) => ({ path, problem, remedy }))];
};

function explain(issue: z.core.$ZodIssue, schema: z.ZodType, record: unknown): Mistake[] {
  const path = issue.path.map((part) => (typeof part === "symbol" ? String(part) : part));
  const field = fieldAt(schema, path);
  const value = valueAt(record, path);
  const hint = hintOf(field);
  const at = (problem: string, remedy: string): Mistake[] => [{ path, problem, remedy }];
  const name = field ? labelOf(String(path.at(-1)), field) : path.at(-1);
  const isMissing =
    issue.message === "Field is missing" || (issue.code.startsWith("invalid_") && value === undefined);
  if (isMissing && !field?.element) return at(`"${name}" is missing`, `Fill it in: ${hint}`);
  if (value === "") return at("The text is empty", `Fill it in: ${hint}`);
  if (isMissing || String(value) === "") return at("Nothing is here yet", `Add at least one: ${hint}`);
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => unknownField([...path, key], key, field));
    case "invalid_type": {
      const isWhole = (field?.schema as z.ZodNumber | undefined)?.isInt;
      const [type, write = type] = typeNames[isWhole ? "int" : issue.expected] ?? ["what belongs here"];
      return at(`This is not ${type}`, `Write ${write}: ${hint}`);
    }
    case "too_small":
      return at(...outside(value, Number(issue.minimum) + (issue.inclusive ? 0 : 1), "at least"));
    case "too_big":
      return at(...outside(value, Number(issue.maximum), "at most"));
    case "invalid_format": {
      if (issue.format === "ends_with" && "suffix" in issue)
        return at(`The text doesn't end with "${issue.suffix}"`, `End it with "${issue.suffix}"`);
      const problem = `"${String(value).slice(0, 60)}" doesn't have the form that is needed here`;
      return at(problem, field?.meta.form ? `Write ${field.meta.form}` : `It takes this: ${hint}`);
    }
    case "invalid_value":
      return at(
        `"${String(value)}" is none of the choices`,
        `Use one of these: ${issue.values.map(String).join(", ")}`,
      );
    default:
      return at(issue.message, `It takes this: ${hint}`);
  }
}

function unknownField(path: FieldPath, key: string, field: Field | undefined): Mistake {
  const shape = (field?.schema as z.ZodObject | undefined)?.shape ?? {};
  const idea = nearest(key, Object.keys(shape));
  const remedy = idea ? `Did you mean "${idea}"? If not, take the field out` : "Take the field out";
  return { path, problem: `There is no field "${key}" here`, remedy };
}

/** A text, list or number beyond a limit. */
function outside(value: unknown, limit: number, bound: "at least" | "at most"): [string, string] {
  if (typeof value === "number") {
    const [wrong, right] = bound === "at least" ? ["small", "more"] : ["large", "less"];
    return [`${value} is too ${wrong}`, `Write ${limit} or ${right}`];
  }
  const { length } = value as string | unknown[];
  const has = Array.isArray(value) ? `The list has ${length}` : `The text has ${length} characters`;
  return bound === "at least"
    ? [`${has}, and at least ${limit} are needed`, `Add ${limit - length}`]
    : [`${has}, and at most ${limit} fit`, `Take out ${length - limit} or more`];
}

function hintOf(field: Field | undefined): string {
  const text = field?.meta.description ?? field?.meta.form ?? "see another record of this kind";
  return text.replace(/\.$/, "").replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
}

const typeNames: Record<string, readonly [what: string, write?: string]> = {
  string: ["a text"],
  number: ["a number", "digits, with a point before decimals"],
  int: ["a whole number", "digits alone"],
  boolean: ["true or false"],
  array: ["a list"],
  object: ["a group of fields"],
};

const valueAt = (value: unknown, path: FieldPath) =>
  path.reduce<unknown>((inner, part) => Object(inner ?? {})[part], value);
