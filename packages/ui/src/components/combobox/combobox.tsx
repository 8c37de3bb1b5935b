"use client";

import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { useCombobox } from "downshift";
import { CheckIcon, ChevronDownIcon } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useRef, useState } from "react";
import { useFormReset } from "../../hooks/use-form-reset";
import { cn } from "../../styles/cn";
import { Button } from "../button";
import { controlClassName, Field, type FieldOwnProps, fieldLabelId, useFieldControl } from "../field";
import { useMessages } from "../i18n-provider";
import { matching } from "./matching";
import { comboboxMessages } from "./messages";

export interface ComboboxOption {
  /** What is sent. */
  value: string;
  /** What is shown, and searched. No two are the same. */
  label: string;
}

interface ComboboxOwnProps {
  /** The answers, in the order in which they are shown. */
  options: readonly ComboboxOption[];
  /** The chosen answer's value, or `null`; for controlled use with `onValueChange`. */
  value?: string | null;
  /**
   * The value of the answer that is chosen first.
   * @default null
   */
  defaultValue?: string | null;
  /** Called with the value of the answer that the visitor chooses, and with `null` when the field is emptied. */
  onValueChange?: (value: string | null) => void;
  /** The name under which a form sends the value. */
  name?: string;
  /** Messages for this instance, instead of the provider's. */
  messages?: Partial<typeof comboboxMessages>;
}

export interface ComboboxProps
  extends Omit<ComponentProps<"input">, "required" | "value" | "defaultValue" | "name" | "type">,
    FieldOwnProps,
    ComboboxOwnProps {}

/**
 * A question with many fixed answers, found by typing a part of one. Leaving the field chooses only an answer that was
 * typed in full; any other text is replaced by what was chosen before. `className` styles the whole field; all other
 * props, `ref` and `id` included, go to the `<input>`.
 */
export function Combobox({ label, hint, error, required, id, className, ...props }: ComboboxProps) {
  return (
    <Field {...{ label, hint, error, required, className }} controlId={id}>
      <ComboboxControl {...props} />
    </Field>
  );
}

type ComboboxControlProps = Omit<ComponentProps<"input">, keyof ComboboxOwnProps> & ComboboxOwnProps;

function ComboboxControl({
  options,
  value,
  defaultValue = null,
  onValueChange,
  name,
  messages: overrides,
  ref,
  onKeyDown,
  onBlur,
  onClick,
  onChange,
  disabled,
  ...props
}: ComboboxControlProps) {
  const messages = useMessages("combobox", comboboxMessages, overrides);
  const control = useFieldControl(props);
  const input = useRef<HTMLInputElement>(null);
  const [ownValue, setOwnValue] = useState(defaultValue);
  const chosenValue = value === undefined ? ownValue : value;
  const chosen = options.find((option) => option.value === chosenValue) ?? null;
  const [text, setText] = useState(chosen?.label ?? "");
  const found = text === chosen?.label ? options : matching(options, text);

  const choose = (option: ComboboxOption | null) => {
    setOwnValue(option?.value ?? null);
    if (option?.value !== chosenValue) onValueChange?.(option?.value ?? null);
  };

  const combobox = useCombobox<ComboboxOption>({
    items: [...found],
    selectedItem: chosen,
    itemToString: (option) => option?.label ?? "",
    itemToKey: (option) => option?.value,
    inputId: control.id,
    labelId: fieldLabelId(control.id),
    menuId: `${control.id}-list`,
    getItemId: (index) => `${control.id}-option-${index}`,
    toggleButtonId: `${control.id}-button`,
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    onSelectedItemChange: ({ selectedItem }) => choose(selectedItem),
    stateReducer: (before, { type, changes }) => {
      if (type !== useCombobox.stateChangeTypes.InputBlur) return changes;
      // Downshift would choose the option that the pointer or the arrow keys are on.
      const selectedItem =
        before.inputValue === "" ? null : (optionNamed(options, before.inputValue) ?? chosen);
      return { ...changes, selectedItem, inputValue: selectedItem?.label ?? "" };
    },
  });
  const { isOpen, highlightedIndex, setInputValue, closeMenu } = combobox;

  useFormReset(input, () => {
    const first = options.find((option) => option.value === defaultValue) ?? null;
    choose(first);
    setInputValue(first?.label ?? "");
    closeMenu();
  });

  const leaveToTheText = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key === "Home" || event.key === "End")
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  };

  return (
    <div data-slot="combobox" data-state={isOpen ? "open" : "closed"} className="relative">
      <input
        data-slot="combobox-input"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        {...combobox.getInputProps({
          ref: useComposedRefs(input, ref),
          onKeyDown: leaveToTheText,
          onBlur,
          onClick,
          onChange,
          disabled,
        })}
        {...control}
        className={cn(controlClassName, "pe-14")}
      />
      <Button
        variant="quiet"
        size="icon"
        className="absolute end-0 top-0"
        {...combobox.getToggleButtonProps({ disabled, "aria-label": messages.open })}
      >
        <ChevronDownIcon aria-hidden strokeWidth={1.5} />
      </Button>
      {name && <input type="hidden" name={name} value={chosenValue ?? ""} disabled={disabled} />}
      <div
        data-slot="combobox-list"
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-40 mt-1 overflow-hidden rounded-control border border-line-strong bg-surface-raised py-1 shadow-raised"
      >
        <ul {...combobox.getMenuProps({ className: "max-h-72 overflow-y-auto" })}>
          {isOpen &&
            found.map((option, index) => (
              <li
                key={option.value}
                data-slot="combobox-option"
                data-state={option === chosen ? "checked" : "unchecked"}
                data-highlighted={index === highlightedIndex ? "" : undefined}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-3 px-4 py-2 data-highlighted:bg-primary-soft data-[state=checked]:font-semibold forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:-outline-offset-2"
                {...combobox.getItemProps({ item: option, index })}
              >
                {option.label}
                {option === chosen && <CheckIcon aria-hidden strokeWidth={1.5} className="size-5 shrink-0" />}
              </li>
            ))}
        </ul>
        {isOpen && found.length === 0 && (
          <p aria-hidden className="px-4 py-2 text-ink-muted">
            {messages.count(0)}
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {isOpen && messages.count(found.length)}
      </p>
    </div>
  );
}

function optionNamed(options: readonly ComboboxOption[], text: string) {
  return options.find(({ label }) => label.toLowerCase() === text.trim().toLowerCase());
}
