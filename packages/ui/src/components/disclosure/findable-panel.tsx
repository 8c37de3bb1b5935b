import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef } from "react";
import { cn } from "../../styles/cn";

export interface FindablePanelProps extends ComponentProps<"div"> {
  /** Whether the panel is `open` or `closed`. */
  "data-state"?: "open" | "closed";
  /** Opens the panel: called when find-in-page has found text in it while it was closed. */
  onFound: (panel: HTMLElement) => void;
}

/**
 * A panel that stays in the HTML while it is closed: search engines read it, find-in-page opens it, and in
 * print or without JavaScript it is open. Put padding on what is inside: a closed panel keeps its own.
 */
export function FindablePanel({ onFound, className, ref, ...props }: FindablePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const refs = useComposedRefs(panel, ref);
  const state = props["data-state"];
  // The event bubbles: ignore matches in panels inside this one.
  const open = useEffectEvent(({ target, currentTarget }: Event) => {
    if (target === currentTarget) onFound(target as HTMLElement);
  });

  // React writes `hidden` as true or false only; find-in-page needs the third value.
  useLayoutEffect(() => {
    if (state === "open") panel.current?.removeAttribute("hidden");
    else panel.current?.setAttribute("hidden", "until-found");
  }, [state]);

  useLayoutEffect(() => {
    const element = panel.current;
    const listener = (event: Event) => open(event);
    element?.addEventListener("beforematch", listener);
    return () => element?.removeEventListener("beforematch", listener);
  }, []);

  return (
    <div
      {...props}
      ref={refs}
      className={cn(
        "data-[state=closed]:[content-visibility:hidden]",
        "noscript:data-[state=closed]:[content-visibility:visible] print:data-[state=closed]:[content-visibility:visible]",
        className,
      )}
    />
  );
}
