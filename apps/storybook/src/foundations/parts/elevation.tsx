import { Name, Part } from "./part";

/** The levels of elevation, lowest first. */
const ways = [
  { name: "border-line", look: "border border-line", use: "Rows of a list, parts of a table" },
  { name: "bg-surface-sunken", look: "bg-surface-sunken", use: "Every second band, the ground of a picture" },
  { name: "bg-surface-raised", look: "border border-line bg-surface-raised", use: "A card or a panel" },
  {
    name: "shadow-raised",
    look: "border border-line bg-surface-raised shadow-(--shadow-raised)",
    use: "A dialog, the handle of the slider: what covers other things",
  },
];

export function Elevations() {
  return (
    <Part>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-8">
        {ways.map(({ name, look, use }) => (
          <li key={name}>
            <div className={`h-32 rounded-panel ${look}`} />
            <p className="mt-4">
              <Name>{name}</Name>
            </p>
            <p className="mt-1 text-sm text-ink-muted">{use}</p>
          </li>
        ))}
      </ul>
    </Part>
  );
}
