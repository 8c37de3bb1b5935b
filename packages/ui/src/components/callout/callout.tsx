import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../../styles/cn";
import { Heading, type HeadingProps } from "../heading";

const looks = {
  info: { Icon: InfoIcon, colors: "border-primary bg-primary-soft [&>svg]:text-primary" },
  positive: { Icon: CircleCheckIcon, colors: "border-positive bg-positive-soft [&>svg]:text-positive" },
  warning: { Icon: TriangleAlertIcon, colors: "border-warning bg-warning-soft [&>svg]:text-warning" },
  critical: { Icon: CircleAlertIcon, colors: "border-critical bg-critical-soft [&>svg]:text-critical" },
};

export interface CalloutProps extends ComponentProps<"div"> {
  /**
   * The kind of message: sets the edge, the background and the icon. The text must say it too.
   * @default "info"
   */
  tone?: keyof typeof looks;
}

/** A short note that stands out from the text: something to know before a visit, a change, a risk. */
export function Callout({ tone = "info", className, children, ...props }: CalloutProps) {
  const { Icon, colors } = looks[tone];
  return (
    <div
      data-slot="callout"
      data-tone={tone}
      role="note"
      className={cn(
        "flex gap-4 rounded-control border-s-[3px] p-5 text-ink sm:p-6 [&>svg]:mt-0.5 [&>svg]:size-6 [&>svg]:shrink-0",
        colors,
        className,
      )}
      {...props}
    >
      <Icon aria-hidden strokeWidth={1.5} />
      <div className="min-w-0 space-y-2">{children}</div>
    </div>
  );
}

/** The gist, in a few words. */
export function CalloutTitle({ className, ...props }: HeadingProps) {
  return (
    <Heading
      data-slot="callout-title"
      level={3}
      className={cn("font-text text-base font-semibold", className)}
      {...props}
    />
  );
}
