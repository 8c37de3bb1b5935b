import { LoaderCircleIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../styles/cn";

export interface SpinnerProps extends ComponentProps<"svg"> {
  /** Its size, such as `size-4`; 24 px by default. */
  className?: string;
}

/**
 * An arc of 24 px in the colour of the text, turning once a second while something takes time. It is
 * decoration: say in words beside it what is going on.
 */
export function Spinner({ className, ...props }: SpinnerProps) {
  return (
    <LoaderCircleIcon
      data-slot="spinner"
      strokeWidth={1.5}
      className={cn("overridable:size-6 motion-safe:animate-spin", className)}
      {...props}
    />
  );
}
