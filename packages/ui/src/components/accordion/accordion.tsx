import { PlusIcon } from "lucide-react";
import { type ComponentProps, createContext, type KeyboardEvent, use, useId, useState } from "react";
import { cn } from "../../lib/cn";
import { FindablePanel } from "../../lib/findable-panel";
import type { HeadingLevel } from "../heading";

interface AccordionState {
  openValue: string;
  setOpenValue: (value: string) => void;
  disabled: boolean;
}

interface ItemState {
  open: boolean;
  disabled: boolean;
  setOpen: (open: boolean) => void;
  triggerId: string;
  panelId: string;
}

const AccordionContext = createContext<AccordionState | null>(null);
const ItemContext = createContext<ItemState | null>(null);

function useItem() {
  const item = use(ItemContext);
  if (!item) throw new Error("The parts of an item belong inside <AccordionItem>.");
  return item;
}

const stateOf = (open: boolean) => (open ? "open" : "closed");

export interface AccordionProps extends Omit<ComponentProps<"div">, "defaultValue"> {
  /** The `value` of the open item, or an empty string for none, where the parent decides. */
  value?: string;
  /**
   * The `value` of the item that starts open.
   * @default "": none
   */
  defaultValue?: string;
  /** Called with the `value` of the item that opens, and with an empty string when the open one closes. */
  onValueChange?: (value: string) => void;
  /**
   * Whether no item can be opened or closed.
   * @default false
   */
  disabled?: boolean;
}

/**
 * Stacked questions that each show or hide an answer. At most one is open, and a press on the open one
 * closes it (specification, section 2, "FAQ accordion"). Arrow keys, Home and End go through the questions.
 */
export function Accordion({
  value,
  defaultValue = "",
  onValueChange,
  disabled = false,
  className,
  onKeyDown,
  ...props
}: AccordionProps) {
  const [ownValue, setOwnValue] = useState(defaultValue);
  const openValue = value ?? ownValue;
  const setOpenValue = (next: string) => {
    setOwnValue(next);
    onValueChange?.(next);
  };
  return (
    <AccordionContext value={{ openValue, setOpenValue, disabled }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the buttons inside */}
      <div
        data-slot="accordion"
        className={cn("divide-y divide-line border-y border-line", className)}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (!event.defaultPrevented) goThroughTriggers(event);
        }}
        {...props}
      />
    </AccordionContext>
  );
}

/** Moves the focus as the pattern of the accordion asks, round at the ends. */
function goThroughTriggers(event: KeyboardEvent<HTMLElement>) {
  const triggers = [
    ...event.currentTarget.querySelectorAll<HTMLElement>("[data-slot=accordion-trigger]:enabled"),
  ];
  const at = triggers.indexOf(event.target as HTMLElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (at === -1 || to === undefined) return;
  event.preventDefault();
  triggers.at(to % triggers.length)?.focus();
}

export interface AccordionItemProps extends ComponentProps<"div"> {
  /** Tells the items apart. */
  value: string;
  /**
   * Whether this item cannot be opened or closed.
   * @default false
   */
  disabled?: boolean;
}

/** One question with its answer. */
export function AccordionItem({ value, disabled = false, ...props }: AccordionItemProps) {
  const accordion = use(AccordionContext);
  if (!accordion) throw new Error("An <AccordionItem> belongs inside an <Accordion>.");
  const id = useId();
  const open = accordion.openValue === value;
  const item: ItemState = {
    open,
    disabled: disabled || accordion.disabled,
    setOpen: (next) => accordion.setOpenValue(next ? value : ""),
    triggerId: `${id}-trigger`,
    panelId: `${id}-panel`,
  };
  return (
    <ItemContext value={item}>
      <div data-slot="accordion-item" data-state={stateOf(open)} {...props} />
    </ItemContext>
  );
}

export interface AccordionTriggerProps extends Omit<ComponentProps<"button">, "disabled" | "id"> {
  /**
   * Level of the heading around the button: one below the heading the accordion stands under.
   * @default 3
   */
  headingLevel?: HeadingLevel;
}

/** The question: a button inside a heading, with a plus that turns into a cross. */
export function AccordionTrigger({
  headingLevel = 3,
  className,
  children,
  onClick,
  ...props
}: AccordionTriggerProps) {
  const { open, disabled, setOpen, triggerId, panelId } = useItem();
  const Heading = `h${headingLevel}` as const;
  return (
    <Heading className="flex">
      <button
        data-slot="accordion-trigger"
        data-state={stateOf(open)}
        type="button"
        id={triggerId}
        aria-expanded={open}
        aria-controls={panelId}
        disabled={disabled}
        className={cn(
          "group flex min-h-16 flex-1 items-center justify-between gap-6 py-5 text-start font-display text-title text-balance",
          "transition-colors duration-200 hover:text-primary disabled:opacity-55",
          className,
        )}
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented) setOpen(!open);
        }}
        {...props}
      >
        <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
        <span className="grid size-9 shrink-0 place-items-center rounded-full border border-line-strong text-primary transition-colors duration-200 group-hover:border-primary group-data-[state=open]:border-primary group-data-[state=open]:bg-primary group-data-[state=open]:text-on-primary">
          <PlusIcon
            aria-hidden
            strokeWidth={1.5}
            className="size-5 transition-transform duration-200 group-data-[state=open]:rotate-45"
          />
        </span>
      </button>
    </Heading>
  );
}

/** The answer. It stays in the HTML while it is closed, and find-in-page opens it. */
export function AccordionContent({ className, children, ...props }: ComponentProps<"div">) {
  const { open, setOpen, triggerId, panelId } = useItem();
  return (
    <FindablePanel
      data-slot="accordion-content"
      data-state={stateOf(open)}
      role="region"
      id={panelId}
      aria-labelledby={triggerId}
      onFound={() => setOpen(true)}
      {...props}
    >
      <div className={cn("max-w-prose pb-7 pe-12", className)}>{children}</div>
    </FindablePanel>
  );
}
