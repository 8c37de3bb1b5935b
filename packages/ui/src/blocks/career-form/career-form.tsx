"use client";

import { type ComponentProps, useId } from "react";
import { Controller, useForm } from "react-hook-form";
import type { $ZodType } from "zod/v4/core";
import { FileUpload } from "../../components/file-upload";
import { useMessages } from "../../components/i18n-provider";
import { Select } from "../../components/select";
import type { SubmissionHandler } from "../../components/submission-form";
import {
  controlsOf,
  emailInput,
  SubmissionForm,
  type SubmissionFormOwnProps,
  useSchema,
} from "../../components/submission-form";
import { TextField } from "../../components/text-field";
import { careerFormMessages } from "./messages";

/** The answers. */
export interface CareerFormValues {
  department: string;
  fullName: string;
  phone: string;
  email: string;
  resume: File;
}

export interface CareerFormProps<Values extends CareerFormValues = CareerFormValues>
  extends Omit<ComponentProps<"form">, "id" | "onSubmit" | "children">,
    SubmissionFormOwnProps<Values> {
  /** The rules and messages of the answers. Its output is what is sent. */
  schema: $ZodType<Values, CareerFormValues>;
  /** The departments to offer, in this order. */
  departments: readonly Values["department"][];
}

/**
 * The career form: an application with a resume of at most 5 MB. Answers are validated on submit, then on every
 * change. Without a human check the error dialog opens and nothing is sent.
 */
export function CareerForm<Values extends CareerFormValues>({
  schema,
  departments,
  onSubmit,
  nextSteps,
  ...props
}: CareerFormProps<Values>) {
  const messages = useMessages("careerForm", careerFormMessages);
  const id = useId();
  // No default values: the fields' own values count, even if typed before hydration.
  const form = useForm<CareerFormValues, unknown, CareerFormValues>({
    resolver: useSchema(schema),
    mode: "onSubmit",
    reValidateMode: "onChange",
    shouldFocusError: false,
  });
  const { controlled, native } = controlsOf(id, form, messages);

  return (
    <SubmissionForm
      data-slot="career-form"
      encType="multipart/form-data"
      id={id}
      form={form}
      names={["department", "fullName", "phone", "email", "resume"]}
      submitLabel={messages.submit}
      // The resolver's output is Values.
      onSubmit={onSubmit as SubmissionHandler<CareerFormValues>}
      nextSteps={nextSteps as SubmissionFormOwnProps<CareerFormValues>["nextSteps"]}
      {...props}
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <Select {...native("department")}>
          {departments.map((department) => (
            <option key={department}>{department}</option>
          ))}
        </Select>
        <TextField {...native("fullName")} autoComplete="name" />
        <TextField {...native("phone")} type="tel" inputMode="tel" autoComplete="tel" />
        <TextField {...native("email")} {...emailInput} />
        <Controller
          control={form.control}
          name="resume"
          render={({ field: { onChange, ...field } }) => (
            <FileUpload
              {...controlled("resume")}
              hint={messages.resumeHint}
              accept=".pdf,.doc,.docx"
              className="sm:col-span-2"
              onValueChange={(file) => {
                onChange(file);
                // A wrong file is reported at once, because finding another takes time.
                if (file) form.trigger("resume");
                else if (!form.formState.isSubmitted) form.clearErrors("resume");
              }}
              {...field}
            />
          )}
        />
      </div>
    </SubmissionForm>
  );
}
