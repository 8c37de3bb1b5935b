export interface Behaviour {
  /** The titles of the test and of the groups around it. Values of `it.each` are left out. */
  title: string;
  /** False for `it.fails`: known not to hold. `npm test` fails when either changes. */
  holds: boolean;
}

const call =
  /^( *)(?:(describe)|it|test)(\.fails)?(?:\.each(?:<[\s\S]*?>)?\([\s\S]*?\))?\(\s*(["'`])((?:\\.|(?!\4)[^\\])+)\4/gm;

/** The behaviours in a test file's text, in their order. Groups are recognised by their indentation. */
export function behavioursOf(source: string): Behaviour[] {
  const groups: { indent: number; title: string }[] = [];
  const behaviours: Behaviour[] = [];
  for (const [, { length: indent } = "", group, fails, , text = ""] of source.matchAll(call)) {
    const title = text.replace(/\\(.)/g, "$1").replace(/%[sdijo]|\$\{[^}]*\}|\$\w+/g, "…");
    while ((groups.at(-1)?.indent ?? -1) >= indent) groups.pop();
    if (group) groups.push({ indent, title });
    else behaviours.push({ title: [...groups.map((each) => each.title), title].join(": "), holds: !fails });
  }
  return behaviours;
}
