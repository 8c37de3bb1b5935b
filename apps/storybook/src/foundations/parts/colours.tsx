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

const grounds = Object.entries(Object.groupBy(colourPairs, ({ background }) => background));

/** What components set on each ground, with its contrast in each theme and the least that it may have. */
export function Contrasts() {
  return (
    <SourceTable
      head={["Ground", ...themeNames]}
      rows={grounds.map(([ground, pairs]) => ({
        key: ground,
        cells: [
          <Name key="ground">{ground}</Name>,
          ...themeNames.map((theme) => (
            <ul key={theme} className="flex flex-wrap gap-x-6 gap-y-2">
              {pairs?.map((pair) => (
                <Sample key={pair.foreground + pair.least} pair={pair} theme={theme} />
              ))}
            </ul>
          )),
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
    <li className="inline-flex items-center gap-3 whitespace-nowrap">
      <span
        className="forced-color-adjust-none rounded-control border border-line px-3 py-1.5 font-semibold"
        style={{ color, backgroundColor }}
      >
        {foreground}
      </span>
      {ratio.toFixed(1)} {ratio >= least ? "✓" : "✕"} {least}
    </li>
  );
}
