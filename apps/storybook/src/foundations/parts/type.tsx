import { Heading } from "@clinic/ui/heading";
import { pixelsAt } from "@clinic/ui/styles/theme-tokens.ts";
import { Name, Part, SourceTable } from "./part";
import { family, themes } from "./tokens";

const sizes = family("text-").reverse();
const headings = ["display", "headline", "heading", "title"] as const;

const pixels = (value: string, width: number) => Math.round(pixelsAt(value, width) * 10) / 10;
const extra = (name: string, kind: string) => themes.default[`text-${name}--${kind}`];

export function Specimens() {
  return (
    <Part>
      {sizes.map(({ name }) => {
        const heading = headings.find((size) => size === name);
        return (
          <div key={name} className="overflow-clip border-line border-t py-6">
            <p className="mb-2 text-ink-muted text-sm">
              <Name>text-{name}</Name>
              {heading && (
                <>
                  {" "}
                  or <Name>{`<Heading size="${heading}">`}</Name>
                </>
              )}
            </p>
            {heading ? (
              <Heading level={3} size={heading}>
                Architects of your beautiful smile
              </Heading>
            ) : (
              <p
                className="max-w-prose"
                style={{ fontSize: `var(--text-${name})`, lineHeight: `var(--text-${name}--line-height)` }}
              >
                A root canal treatment removes the sick pulp, which is the living core of the tooth. It takes
                one to two hours.
              </p>
            )}
          </div>
        );
      })}
    </Part>
  );
}

export function Sizes() {
  return (
    <SourceTable
      head={["Size", "Face", "At 390 px", "At 1440 px", "Line height", "Tracking"]}
      rows={sizes.map(({ name, value }) => ({
        key: name,
        cells: [
          <Name key="name">text-{name}</Name>,
          headings.some((size) => size === name) ? "Fraunces" : "Figtree",
          `${pixels(value, 390)} px`,
          `${pixels(value, 1440)} px`,
          extra(name, "line-height"),
          extra(name, "letter-spacing") ?? "0",
        ],
      }))}
    />
  );
}

/** Both typefaces, with the letters and digits of the subset. */
export function Faces() {
  return (
    <Part>
      <div className="grid gap-8 md:grid-cols-2">
        {[
          { name: "Fraunces", font: "font-display", use: "Headings, quotations, large figures. Weight 430." },
          { name: "Figtree", font: "font-text", use: "Everything else. Weights 400 to 700." },
        ].map(({ name, font, use }) => (
          <div key={name} className="rounded-panel border border-line bg-surface-raised p-6">
            <p className={`${font} text-headline`}>{name}</p>
            <p className={`${font} mt-4 text-lead [overflow-wrap:anywhere]`}>
              AÁBCDEFGHIJKLMNOPQRSTUVWXYZ abcdeéfghijklmnopqrstuvwxyz 0123456789 ₹ € ½ × “” – … &
            </p>
            <p className={`${font} mt-4 text-title`}>
              Łukasz Peña, Šárka Dvořáková, Nāgpur, Győző, Żaneta, Ștefan, Çağlar, Þórunn
            </p>
            <p className={`${font} mt-4 text-title`} lang="hi">
              नमस्ते, मुंबई
            </p>
            <p className="mt-4 text-ink-muted text-sm">{use}</p>
          </div>
        ))}
      </div>
    </Part>
  );
}
