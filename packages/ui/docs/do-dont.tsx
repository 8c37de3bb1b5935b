import { Story, Unstyled } from "@storybook/addon-docs/blocks";
import type { ComponentProps, ReactNode } from "react";

/** Sets a `Do` and a `Dont` side by side. */
export function DoDont({ children }: { children: ReactNode }) {
  return <div className="doc-pair">{children}</div>;
}

interface VerdictProps {
  /** The story that shows it. */
  of: ComponentProps<typeof Story>["of"];
  /** Why: one sentence. */
  children: ReactNode;
}

/** A use to copy. */
export function Do(props: VerdictProps) {
  return <Verdict verdict="do" title="✓ Do" {...props} />;
}

/** A use to avoid. Its story sets `chromatic.disableSnapshot`, so that it does not stand among the states. */
export function Dont(props: VerdictProps) {
  return <Verdict verdict="dont" title="✕ Don’t" {...props} />;
}

function Verdict({ verdict, title, of, children }: VerdictProps & { verdict: string; title: string }) {
  return (
    <figure className="doc-figure" data-verdict={verdict}>
      <figcaption>
        <strong>{title}</strong>
        <p>{children}</p>
      </figcaption>
      <div className="doc-stage">
        <Unstyled>
          <Story of={of} />
        </Unstyled>
      </div>
    </figure>
  );
}
