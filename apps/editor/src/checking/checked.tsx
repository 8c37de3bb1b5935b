import { type ComponentType, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import type { DraftEntry } from "../record-file.ts";
import { Button } from "../shell/dialog.tsx";
import { showFirst } from "../shell/shell.tsx";
import { isRestored } from "../unsaved.ts";
import { checkSoon, messagesFor, newWords, useChecks } from "./check.ts";

/** What Decap passes to a field's control. Values are plain or Immutable collections. */
export interface ControlProps {
  value: unknown;
  onChange(value: unknown): void;
  /** Id of the element that the field's label labels. */
  forID: string;
  classNameWrapper: string;
  field: { get(option: string): unknown };
  getEntry(): DraftEntry;
  ref?: Ref<unknown>;
  messages?: readonly string[];
}

/** A control that shows its field's mistakes until they are corrected, once it is left and the click is over: what moves isn't hit. */
export function checked(Control: ComponentType<ControlProps>) {
  return function CheckedControl({ ref, ...props }: ControlProps) {
    const control = useRef<object>(null);
    const list = useRef<HTMLUListElement>(null);
    const messagesId = useId();
    const { field, value, forID, getEntry } = props;
    const state = useChecks();
    // A new entry of a list comes when the form has been checked already.
    const [isLeft, setLeft] = useState(!state.entry && (Boolean(getEntry().get("raw")) || isRestored()));
    const found = messagesFor(state, field, value);
    const messages = isLeft || state.tried ? [...new Set(found)] : [];
    // A week shows them at its days.
    const shown = field.get("widget") === "week" ? [] : messages;

    // Decap saves nothing while a field isn't valid, and says so for this type alone. It also calls methods of lists and objects: `validate` and `focus`.
    useImperativeHandle(ref, () => {
      const isValid = () => {
        if (found.length > 0) showFirst();
        return found.length === 0 || { error: { type: "PRESENCE", message: "" } };
      };
      return Object.assign(control.current ?? {}, { isValid });
    });

    // After each render, because rich text makes a new element for a value from elsewhere.
    useEffect(() => {
      // Rich text isn't a form control, so a label can't name it.
      const richText = list.current?.previousElementSibling?.querySelector("[contenteditable]");
      richText?.setAttribute("aria-label", String(field.get("label")));
      const element = document.getElementById(forID) ?? richText;
      element?.setAttribute("aria-invalid", String(shown.length > 0));
      element?.setAttribute("aria-describedby", messagesId);
    });

    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: what is left is a control within
      <div onBlur={() => setTimeout(setLeft, 300, true)} onInput={() => found.length === 0 && setLeft(false)}>
        <Control {...props} messages={messages} ref={control} />
        <ul ref={list} id={messagesId} className="findings" aria-live="polite">
          {shown.map((message) => (
            <li key={message}>
              {message} <AddWord message={message} />
            </li>
          ))}
        </ul>
      </div>
    );
  };
}

/** Editors can accept names and terms that the dictionary lacks. */
function AddWord({ message }: { message: string }) {
  const [, word] = /"([^"]+)" is not in the .*dictionary/.exec(message) ?? [];
  if (!word) return null;
  const add = () => {
    newWords.add(word);
    checkSoon();
  };
  return <Button verb={`Add “${word}” to the dictionary`} onPress={add} />;
}
