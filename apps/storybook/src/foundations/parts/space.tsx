import { pixelsAt } from "@clinic/ui/styles/theme-tokens.ts";
import { Name, Part, SourceTable } from "./part";
import { family, themes } from "./tokens";

const unit = pixelsAt(themes.default.spacing ?? "", 1440);
const steps = [1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 24];
const widths = [390, 768, 1440, 1920];

/** The steps of the grid, to scale. */
export function Steps() {
  return (
    <Part>
      <ul className="grid gap-2">
        {steps.map((step) => (
          <li key={step} className="grid grid-cols-[5rem_4rem_1fr] items-center gap-4 text-sm tabular-nums">
            <Name>p-{step}</Name>
            <span>{step * unit} px</span>
            <span className="h-4 bg-primary" style={{ width: step * unit }} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The fluid spaces and the maximum widths, in pixels. */
export function Fluid() {
  return (
    <SourceTable
      head={["Name", ...widths.map((width) => `At ${width} px`)]}
      rows={[
        ...family("spacing-").map(({ name, value }) => ({ name: `p-${name}`, value })),
        ...family("container-").map(({ name, value }) => ({ name: `max-w-${name}`, value })),
      ].map(({ name, value }) => ({
        key: name,
        cells: [
          <Name key="name">{name}</Name>,
          ...widths.map((width) => `${Math.round(pixelsAt(value, width))} px`),
        ],
      }))}
    />
  );
}

/** Twelve columns, and the asymmetric splits that most sections use. */
export function Columns() {
  return (
    <Part>
      <div className="grid gap-3">
        {[[12], [7, 5], [5, 7], [4, 8], [4, 4, 4], Array.from({ length: 12 }, () => 1)].map((spans) => (
          <div key={spans.join()} className="grid grid-cols-12 gap-3">
            {spans.map((span, index) => (
              <div
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
                key={index}
                className="rounded-control bg-primary-soft py-3 text-center text-sm tabular-nums"
                style={{ gridColumn: `span ${span}` }}
              >
                {span}
              </div>
            ))}
          </div>
        ))}
      </div>
    </Part>
  );
}
