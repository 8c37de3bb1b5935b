"use client";

import * as SeparatorPrimitive from "@radix-ui/react-separator";
import type { ComponentProps } from "react";
import { cn } from "../../styles/cn";

export interface SeparatorProps extends Omit<ComponentProps<typeof SeparatorPrimitive.Root>, "asChild"> {
  /**
   * `vertical` between things side by side; its parent gives it its height.
   * @default "horizontal"
   */
  orientation?: "horizontal" | "vertical";
  /**
   * Hides it from screen readers, where headings or a list already tell the parts apart.
   * @default false
   */
  decorative?: boolean;
}

/** A hairline between two parts that belong to different subjects. */
export function Separator({ className, ...props }: SeparatorProps) {
  return (
    <SeparatorPrimitive.Root
      data-slot="separator"
      className={cn(
        "shrink-0 overridable:border-line data-[orientation=horizontal]:w-full data-[orientation=horizontal]:border-t",
        "data-[orientation=vertical]:self-stretch data-[orientation=vertical]:border-s",
        className,
      )}
      {...props}
    />
  );
}
