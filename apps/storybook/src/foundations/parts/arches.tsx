import pictures from "@clinic/content/dist/pictures.json";
import { Name, Part, SourceTable } from "./part";
import { themes } from "./tokens";

/** A picture and a background in an arch, tall and wide. */
export function ArchMask() {
  const { src } = pictures["gallery/kurla-02.webp"];
  return (
    <Part>
      <div className="flex flex-wrap items-end gap-8">
        <img src={src} alt="" className="h-80 w-56 rounded-t-arch object-cover" />
        <img src={src} alt="" className="h-56 w-80 rounded-t-arch object-cover" />
        <div className="h-64 w-36 rounded-t-arch bg-surface-sunken" />
        <div className="h-40 w-24 rounded-t-arch bg-primary" />
      </div>
    </Part>
  );
}

export function Radii() {
  const names = Object.keys(themes.default).filter((name) => name.startsWith("radius-"));
  return (
    <SourceTable
      head={["Class", ...Object.keys(themes)]}
      rows={names.map((name) => ({
        key: name,
        cells: [
          <Name key="name">{name.replace("radius", "rounded")}</Name>,
          ...Object.entries(themes).map(([theme, tokens]) => (
            <span key={theme} className="inline-flex items-center gap-4 align-middle">
              <span
                className="h-14 w-20 border-2 border-primary border-b-0 bg-primary-soft"
                style={{ borderRadius: `${tokens[name]} ${tokens[name]} 0 0` }}
              />
              {tokens[name]}
            </span>
          )),
        ],
      }))}
    />
  );
}
