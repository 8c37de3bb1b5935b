import { Link } from "../../components/link";

/** What the visitor sees or feels: a link to the page about it. */
export interface ToothChoice {
  name: string;
  path: string;
  /** What can be done. */
  help?: string;
}

/** Choices as a ruled list. Its look is in styles/teeth.css, once for all. */
export function ToothChoices({ choices }: { choices: readonly ToothChoice[] }) {
  if (choices.length === 0) return null;
  return (
    <ul className="tooth-choices">
      {choices.map(({ name, path, help }) => (
        <li key={name}>
          <Link href={path}>{name}</Link>
          {help && <p>{help}</p>}
        </li>
      ))}
    </ul>
  );
}
