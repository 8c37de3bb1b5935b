import type { z } from "zod";
import { type Field, type FieldPath, fieldAt } from "../../src/records/fields.ts";
import { factsIn } from "../../src/records/translation.ts";
import { DEFAULT_LANGUAGE } from "../../src/schemas.ts";
import { nearest } from "./nearest.ts";
import type { Mistake, RecordCheck } from "./record-check.ts";

/** Every field matches its schema, and there are no other fields. */
export const checkSchema: RecordCheck = ({ schema, value, stored, language }) => {
  const { error } = schema.safeParse(value);
  const mistakes = (error?.issues ?? []).flatMap((issue) => explain(issue, schema, value));
  const first = new Map(mistakes.map((mistake) => [mistake.path.join("."), mistake] as const).reverse());
  return [
    ...[...first.values()].reverse(),
    ...(language === DEFAULT_LANGUAGE ? [] : factsOf(schema, stored)),
  ];
};

function factsOf(schema: z.ZodType, stored: unknown): Mistake[] {
  return factsIn(schema, stored).map((path) => ({
    path,
    problem: "This is a fact and not a text in this language",
    remedy: `Take it out here: every language has it from the file of the same name in the folder ${DEFAULT_LANGUAGE}`,
  }));
}

function explain(issue: z.core.$ZodIssue, schema: z.ZodType, value: unknown): Mistake[] {
  const path = issue.path.map((part) => (typeof part === "symbol" ? String(part) : part));
  const field = fieldAt(schema, path, value);
  const name = String(path.at(-1) ?? "record");
  const at = (problem: string, remedy: string): Mistake[] => [{ path, problem, remedy }];
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => unknownField([...path, key], key, field));
    case "invalid_type":
      return valueAt(value, path) === undefined
        ? at(`The field "${name}" is missing`, `Write it: ${hint(field)}`)
        : at(`This is not ${typeName(issue.expected)}`, `Write ${typeName(issue.expected)}: ${hint(field)}`);
    case "too_small":
      return at(...tooSmall(issue, field, valueAt(value, path)));
    case "too_big":
      return at(...tooBig(issue, valueAt(value, path)));
    case "invalid_format":
      return at(...badFormat(issue, field, valueAt(value, path)));
    case "invalid_value":
      return at(
        `"${String(valueAt(value, path) ?? "")}" is none of the choices`,
        `Use one of these: ${issue.values.map(String).join(", ")}`,
      );
    default:
      return issue.message === "Field is missing"
        ? at(`The field "${name}" is missing`, `Write it: ${hint(field)}`)
        : at("The field can't be used as it is", `It takes this: ${hint(field)}`);
  }
}

function unknownField(path: FieldPath, key: string, field: Field | undefined): Mistake {
  const shape = (field?.schema as z.ZodObject | undefined)?.shape ?? {};
  const idea = nearest(key, Object.keys(shape));
  return {
    path,
    problem: `There is no field "${key}" here`,
    remedy: idea ? `Did you mean "${idea}"? If not, take the field out` : "Take the field out",
  };
}

function tooSmall(
  { origin, minimum }: z.core.$ZodIssueTooSmall,
  field: Field | undefined,
  value: unknown,
): [string, string] {
  if (origin === "array") {
    const count = Array.isArray(value) ? value.length : 0;
    return [
      `There are ${count} entries, and at least ${minimum} are needed`,
      `Add ${Number(minimum) - count}`,
    ];
  }
  if (origin !== "string") return [`${value} is too small`, `Write ${minimum} or more`];
  const length = String(value).length;
  if (length === 0) return ["The text is empty", `Write it: ${hint(field)}`];
  return [
    `The text has ${length} characters, and at least ${minimum} are needed`,
    `Write ${Number(minimum) - length} characters more`,
  ];
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig, value: unknown): [string, string] {
  if (origin === "array") {
    const count = Array.isArray(value) ? value.length : 0;
    return [`There are ${count} entries, and at most ${maximum} fit`, `Take out ${count - Number(maximum)}`];
  }
  if (origin !== "string") return [`${value} is too large`, `Write ${maximum} or less`];
  const over = String(value).length - Number(maximum);
  return [
    `The text has ${over + Number(maximum)} characters, and at most ${maximum} fit`,
    `Take out ${over} or more`,
  ];
}

function badFormat(
  issue: z.core.$ZodIssueInvalidStringFormat,
  field: Field | undefined,
  value: unknown,
): [string, string] {
  if (issue.format === "ends_with" && "suffix" in issue) {
    return [`The text doesn't end with "${issue.suffix}"`, `End it with "${issue.suffix}"`];
  }
  const form = field?.meta.form;
  return [
    value === ""
      ? "The text is empty"
      : `"${shortened(String(value))}" doesn't have the form that is needed here`,
    form ? `Write ${form}` : `It takes this: ${hint(field)}`,
  ];
}

function shortened(text: string) {
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function hint(field: Field | undefined): string {
  const text = field?.meta.description ?? field?.meta.form ?? "see another record of this kind";
  return text.replace(/\.$/, "").replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
}

const typeNames: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
  tuple: "a list",
};

function typeName(expected: string) {
  return typeNames[expected] ?? "what belongs here";
}

function valueAt(value: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>(
    (inner, part) => (inner as Record<string | number, unknown> | undefined)?.[part],
    value,
  );
}
