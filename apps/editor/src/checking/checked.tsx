import {
  type ComponentType,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useSyncExternalStore,
} from "react";
import { api } from "../api.ts";
import { rememberAddress } from "../renaming.ts";
import { recordChange } from "../shell/undo.ts";
import { checkSoon, type DraftEntry } from "./check-draft.ts";
import { findingsStore, messagesFor } from "./findings.ts";

/** What Decap hands to the control of a field. Values are Immutable collections, or plain. */
export interface ControlProps {
  value: unknown;
  onChange(value: unknown): void;
  /** Id of the element that the field's label names. */
  forID: string;
  classNameWrapper: string;
  setActiveStyle(): void;
  setInactiveStyle(): void;
  field: { get(option: string): unknown };
  /** The record as it is in the form now. */
  getEntry(): DraftEntry;
  /** Ids of the fields around it. Empty for a field of the record itself. */
  parentIds: readonly string[];
  ref?: Ref<unknown>;
}

/** A control that shows the mistakes of its field while someone types, and lets changes be undone. */
export function checked(Control: ComponentType<ControlProps>) {
  return function CheckedControl({ ref, ...props }: ControlProps) {
    const control = useRef<Record<string, unknown>>(null);
    const list = useRef<HTMLUListElement>(null);
    const messagesId = useId();
    const state = useSyncExternalStore(findingsStore.subscribe, findingsStore.get);
    const { field, value, forID, getEntry } = props;
    const path = String(field.get("path"));
    const messages = messagesFor(state, path, toPlain(value));

    // Decap calls methods of the control: `validate` and `focus` of lists and objects.
    useImperativeHandle(ref, () => control.current ?? {}, []);

    // biome-ignore lint/correctness/useExhaustiveDependencies: only what the form was opened with counts
    useEffect(() => {
      if (path === "slug") rememberAddress(getEntry());
    }, []);

    useEffect(() => {
      // Rich text is no form control that a label could name.
      const richText = list.current?.previousElementSibling?.querySelector("[contenteditable]");
      richText?.setAttribute("aria-label", String(field.get("label")));
      const element = document.getElementById(forID) ?? richText;
      element?.setAttribute("aria-invalid", String(messages.length > 0));
      element?.setAttribute("aria-describedby", messagesId);
    }, [field, forID, messages.length, messagesId]);

    const change = (next: unknown) => {
      // A control may write the value that it has been given.
      const isNew = JSON.stringify(toPlain(next) ?? "") !== JSON.stringify(toPlain(value) ?? "");
      if (isNew && props.parentIds.length === 0)
        recordChange(String(field.get("label")), value, props.onChange);
      props.onChange(next);
      checkSoon(getEntry);
    };

    return (
      <>
        <Control {...props} ref={control} onChange={change} />
        <ul ref={list} id={messagesId} className="findings" aria-live="polite">
          {messages.map((message) => (
            <li key={message}>
              {message} <AddWord message={message} onAdded={() => checkSoon(getEntry)} />
            </li>
          ))}
        </ul>
      </>
    );
  };
}

/** A name or a term that no dictionary has is right when an editor says so. */
function AddWord({ message, onAdded }: { message: string; onAdded(): void }) {
  const [, word] = /"([^"]+)" is not in the .*dictionary/.exec(message) ?? [];
  if (!word) return null;
  return (
    <button type="button" onClick={() => void api("dictionary", { word }).then(onAdded)}>
      Add “{word}” to the dictionary
    </button>
  );
}

function toPlain(value: unknown): unknown {
  return typeof value === "object" && value !== null && "toJS" in value
    ? (value as { toJS(): unknown }).toJS()
    : value;
}
