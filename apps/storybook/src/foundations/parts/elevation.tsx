import { Name, Part } from "./part";
import { family } from "./tokens";

/** The ways in which one thing stands before another, the quietest first. */
export function Elevations() {
  const ways = [
    { name: "border-line", look: "border border-line" },
    { name: "bg-surface-sunken", look: "bg-surface-sunken" },
    { name: "bg-surface-raised border-line", look: "border border-line bg-surface-raised" },
  ];
  return (
    <Part>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-8">
        {ways.map(({ name, look }) => (
          <li key={name} className={`flex h-32 items-end rounded-panel p-4 ${look}`}>
            <Name>{name}</Name>
          </li>
        ))}
        {family("shadow-").map(({ name }) => (
          <li
            key={name}
            className="flex h-32 items-end rounded-panel bg-surface-raised p-4"
            style={{ boxShadow: `var(--shadow-${name})` }}
          >
            <Name>shadow-{name}</Name>
          </li>
        ))}
      </ul>
    </Part>
  );
}
