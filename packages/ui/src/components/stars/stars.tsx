import { StarIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../lib/cn";

export interface StarsProps extends Omit<ComponentProps<"span">, "children"> {
  /**
   * How many are filled, from 0 to 5.
   * @default 5 (specification, section 2: text testimonials are shown with 5 stars)
   */
  value?: number;
}

/** A row of five stars. Screen readers get the sum in words. */
export function Stars({ value = 5, className, ...props }: StarsProps) {
  return (
    <span
      data-slot="stars"
      role="img"
      aria-label={`${value} out of 5 stars`}
      className={cn("inline-flex gap-1 soft:text-accent", className)}
      {...props}
    >
      {[1, 2, 3, 4, 5].map((star) => (
        <StarIcon
          key={star}
          aria-hidden
          strokeWidth={1.5}
          data-filled={star <= value}
          className="size-5 data-[filled=true]:fill-current"
        />
      ))}
    </span>
  );
}
