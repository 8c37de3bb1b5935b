import { LoaderCircleIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn";

/** Turns while something takes time. It is decoration: say in words, beside it, what is going on. */
export function Spinner({ className, ...props }: ComponentProps<typeof LoaderCircleIcon>) {
  return (
    <LoaderCircleIcon
      data-slot="spinner"
      aria-hidden
      strokeWidth={1.5}
      className={cn("soft:size-6 motion-safe:animate-spin", className)}
      {...props}
    />
  );
}
