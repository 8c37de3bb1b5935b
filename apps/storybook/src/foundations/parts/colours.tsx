import { type ColourPair, colourPairs, contrast } from "@clinic/ui/styles/contrast.ts";
import { Name, Part, SourceTable } from "./part";
import { family, themes } from "./tokens";

const roles = [
  { title: "Surfaces: page, card, band", names: /^surface/ },
  { title: "Ink and lines: words, quieter words, hairlines, edges of controls", names: /^(ink|line)/ },
  {
    title: "The deep colour: actions, links, dark bands, and what is written on it",
    names: /^(on-)?primary/,
  },
  { title: "The warm accent: once per screen", names: /^accent/ },
  { title: "Status: always with an icon and words", names: /^(positive|critical)/ },
  { title: "Others", names: /./ },
];

const colours = family("color-").filter(({ value }) => value.startsWith("#"));
const themeNames = Object.keys(themes);

/** Every colour by role, with its value in each theme. */
export function Swatches() {
  return (
    <Part>
      {roles.map(({ title }, role) => {
        const own = colours.filter(({ name }) => roles.findIndex((other) => other.names.test(name)) === role);
        if (own.length === 0) return null;
        return (
          <section key={title} className="mb-10">
            <h3 className="mb-4 font-semibold">{title}</h3>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4">
              {own.map(({ name }) => (
                <li key={name} className="overflow-clip rounded-panel border border-line bg-surface-raised">
                  <div className="flex h-20 border-line border-b">
                    {themeNames.map((theme) => (
                      <div
                        key={theme}
                        className="grow forced-color-adjust-none"
                        style={{ backgroundColor: themes[theme]?.[`color-${name}`] }}
                      />
                    ))}
                  </div>
                  <div className="p-3 text-sm">
                    <Name>{name}</Name>
                    <dl className="mt-1 text-ink-muted">
                      {themeNames.map((theme) => (
                        <div key={theme} className="flex justify-between gap-2">
                          <dt>{theme}</dt>
                          <dd className="uppercase tabular-nums">{themes[theme]?.[`color-${name}`]}</dd>
                        </div>
                      ))}
                    </dl>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Part>
  );
}

const uses = { 7: "body text, 7", 4.5: "text, 4.5", 3: "not text, 3" };

/** Every colour pair used by components, with its contrast in each theme. */
export function Contrasts() {
  return (
    <SourceTable
      head={["Colour and its ground", "Required (WCAG 2.2)", ...themeNames]}
      rows={colourPairs.map((pair) => ({
        key: `${pair.foreground} ${pair.background} ${pair.least}`,
        cells: [
          <span key="pair">
            <Name>{pair.foreground}</Name> on <Name>{pair.background}</Name>
          </span>,
          uses[pair.least],
          ...themeNames.map((theme) => <Sample key={theme} pair={pair} theme={theme} />),
        ],
      }))}
    />
  );
}

function Sample({ pair: { foreground, background, least }, theme }: { pair: ColourPair; theme: string }) {
  const color = themes[theme]?.[`color-${foreground}`] ?? "";
  const backgroundColor = themes[theme]?.[`color-${background}`] ?? "";
  const ratio = contrast(color, backgroundColor);
  return (
    <span className="inline-flex items-center gap-3 whitespace-nowrap align-middle">
      <span
        className="flex h-9 w-20 forced-color-adjust-none items-center justify-center rounded-control border border-line font-semibold"
        style={{ color, backgroundColor }}
      >
        {least === 3 ? <span className="h-5 w-12 rounded-control border-2 border-current" /> : "Words"}
      </span>
      {ratio.toFixed(1)} {ratio >= least ? "✓" : "✕ too low"}
    </span>
  );
}
