import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldError, FieldValues, Resolver } from "react-hook-form";
import type { $ZodType } from "zod/v4/core";
import { useMessages } from "../i18n-provider";

/** Checks answers by a schema. A catalogue translates its messages by their English words, under `formErrors`. */
export function useSchema<Values extends FieldValues>(
  schema: $ZodType<Values, Values>,
): Resolver<Values, unknown, Values> {
  const words = useMessages<Record<string, string>>("formErrors", {});
  const check = zodResolver(schema);
  return async (...answers) => {
    const result = await check(...answers);
    for (const error of Object.values(result.errors) as FieldError[]) {
      if (error.message) error.message = words[error.message] ?? error.message;
    }
    return result;
  };
}
