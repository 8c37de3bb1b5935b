import { Button } from "@clinic/ui/button";
import { contrast } from "@clinic/ui/styles/contrast.ts";
import { TextLink } from "@clinic/ui/text-link";
import { Name, Part, SourceTable } from "./part";
import { themes } from "./tokens";

const grounds = {
  surface: "bg-surface",
  "surface-raised": "bg-surface-raised",
  "surface-sunken": "bg-surface-sunken",
  deep: "bg-deep text-on-deep",
};

/** The focus ring of a control and a link, on every background in every theme. */
export function Rings() {
  return (
    <Part>
      {Object.keys(themes).map((theme) => (
        <div key={theme} data-theme={theme} className="mb-6 grid sm:grid-cols-4">
          {Object.entries(grounds).map(([ground, classes]) => (
            <div key={ground} className={`flex flex-col items-center gap-6 px-4 py-8 ${classes}`}>
              <Button
                variant={ground === "deep" ? "inverse" : "secondary"}
                size="small"
                className="pseudo-focus-visible"
              >
                Book
              </Button>
              <TextLink href="#focus" className={`pseudo-focus-visible ${classes}`}>
                All articles
              </TextLink>
            </div>
          ))}
        </div>
      ))}
    </Part>
  );
}

/** The contrast of the focus ring's two colours on each background. One of them always suffices. */
export function RingContrasts() {
  return (
    <SourceTable
      head={["Ground", ...Object.keys(themes).flatMap((theme) => [`${theme}: outer`, `${theme}: inner`])]}
      rows={Object.keys(grounds).map((ground) => ({
        key: ground,
        cells: [
          <Name key="ground">{ground}</Name>,
          ...Object.values(themes).flatMap((tokens) =>
            ["accent", "surface-raised"].map((ring) =>
              contrast(tokens[`color-${ring}`] ?? "", tokens[`color-${ground}`] ?? "").toFixed(1),
            ),
          ),
        ],
      }))}
    />
  );
}
