import { Story, Unstyled } from "@storybook/addon-docs/blocks";

export interface DoDontProps {
  /** The exports of the stories file. */
  stories: Record<string, unknown>;
  do: Record<string, string>;
  dont: Record<string, string>;
}

/** Stories to copy beside stories to avoid, each with its reason. */
export function DoDont({ stories, do: dos, dont: donts }: DoDontProps) {
  const verdicts = [
    ...Object.entries(dos).map(([name, reason]) => ({ verdict: "do", title: "✓ Do", name, reason })),
    ...Object.entries(donts).map(([name, reason]) => ({ verdict: "dont", title: "✕ Don’t", name, reason })),
  ];
  return (
    <div className="doc-pair">
      {verdicts.map(({ verdict, title, name, reason }) => (
        <figure key={name} className="doc-figure" data-verdict={verdict}>
          <figcaption>
            <strong>{title}</strong>
            <p>{reason}</p>
          </figcaption>
          <div className="doc-stage">
            <Unstyled>
              <Story of={stories[name]} />
            </Unstyled>
          </div>
        </figure>
      ))}
    </div>
  );
}
