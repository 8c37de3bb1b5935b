import { Slot } from "@radix-ui/react-slot";
import type { ComponentProps } from "react";
import { useArrival } from "../../hooks/use-arrival";
import { cn } from "../../lib/cn";

export interface RevealProps extends ComponentProps<"div"> {
  /**
   * Animates its only child instead of rendering a `<div>` around it.
   * @default false
   */
  asChild?: boolean;
  /**
   * Milliseconds it takes to settle.
   * @default 1000 (specification, section 9: "Scroll animation 1000 ms, once")
   */
  duration?: number;
}

/**
 * Lets its content rise by 32 px and fade in, once, when the visitor scrolls to it. What is in the window from
 * the start never moves; nothing is hidden without JavaScript, in print, or for visitors who prefer reduced
 * motion.
 */
export function Reveal({ asChild = false, duration = 1000, className, style, ...props }: RevealProps) {
  const [ref, arrival] = useArrival<HTMLDivElement>();
  const Component = asChild ? Slot : "div";
  return (
    <Component
      ref={ref}
      data-slot="reveal"
      data-state={arrival}
      className={cn(
        "data-[state=waiting]:translate-y-8 data-[state=waiting]:opacity-0 print:translate-none! print:opacity-100!",
        "transition-none data-[state=arrived]:transition-[opacity,translate]",
        className,
      )}
      style={{ transitionDuration: `${duration}ms`, ...style }}
      {...props}
    />
  );
}
