/** What may have changed a picture, and the pictures that it can change. */
export interface Suspect {
  /** A file, or a token with its values. */
  name: string;
  pictures: Set<string>;
}

export interface Cause {
  /** More than one if the pictures can't tell them apart. */
  names: string[];
  /** The different pictures among those that it can change. */
  different: string[];
  /** Number of pictures that it can change. */
  reach: number;
}

/** The maximum number of names that are shown of a cause. */
const MAX_NAMES = 4;

/** @returns the first names of a cause, and how many more there are */
export function shownNames({ names }: Cause, show = (name: string) => name) {
  const more = names.length - MAX_NAMES;
  return `${names.slice(0, MAX_NAMES).map(show).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

/**
 * Ranks suspects by how well the pictures they can change match the different ones, with the Ochiai coefficient, as in
 * fault localisation: highest is what can change all of the different pictures and no other.
 */
export function likelyCauses(suspects: Suspect[], different: Set<string>): Cause[] {
  const causes = new Map<string, Cause>();
  for (const { name, pictures } of suspects) {
    const reached = [...pictures].sort();
    const hits = reached.filter((picture) => different.has(picture));
    if (hits.length === 0) continue;
    const key = reached.join("\n");
    const known = causes.get(key);
    if (known) known.names.push(name);
    else causes.set(key, { names: [name], different: hits, reach: reached.length });
  }
  const match = (cause: Cause) => cause.different.length / Math.sqrt(different.size * cause.reach);
  return [...causes.values()].sort((a, b) => match(b) - match(a));
}
