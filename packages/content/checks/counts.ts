import type { Content } from "./content.ts";
import type { Finding } from "./finding.ts";
import { partsOf } from "./walk.ts";

interface Count {
  /** What is counted, in the plural. */
  what: string;
  /** File or folder, below `src/`, that holds these records. */
  file: string;
  /** Which of them are counted; all when left out. */
  where?: (record: Readonly<Record<string, unknown>>) => boolean;
  /** How many there must be, or the least and the most. */
  expected: number | readonly [number, number];
}

/** How many records the specification asks for (section 2), and section 4 for pairs and testimonials. */
const counts: Count[] = [
  { what: "treatment pages", file: "treatments/", where: ({ kind }) => kind === "treatment", expected: 26 },
  {
    what: "super-speciality pages",
    file: "treatments/",
    where: ({ kind }) => kind === "super-speciality",
    expected: 3,
  },
  { what: "dentists", file: "team/", where: (record) => "biography" in record, expected: 9 },
  { what: "managers", file: "team/support-staff.ts", where: ({ role }) => role === "Manager", expected: 1 },
  {
    what: "receptionists",
    file: "team/support-staff.ts",
    where: ({ role }) => role === "Receptionist",
    expected: 1,
  },
  {
    what: "dental nurses",
    file: "team/support-staff.ts",
    where: ({ role }) => role === "Dental nurse",
    expected: 6,
  },
  { what: "text testimonials", file: "testimonials/texts.ts", expected: 14 },
  ...["mumbai", "other-state", "international"].map((group) => ({
    what: `text testimonials of the group "${group}"`,
    file: "testimonials/texts.ts",
    where: (record: Record<string, unknown>) => record.group === group,
    expected: [3, 8] as const,
  })),
  { what: "video testimonials", file: "testimonials/index.ts", expected: 8 },
  { what: "pictures of Kurla", file: "gallery/", where: ({ branch }) => branch === "kurla", expected: 15 },
  {
    what: "pictures of South Mumbai",
    file: "gallery/",
    where: ({ branch }) => branch === "south-mumbai",
    expected: 7,
  },
  { what: "awards", file: "awards/", expected: 9 },
  { what: "newsletters", file: "newsletters/index.ts", expected: 3 },
  { what: "technology entries", file: "technology/", expected: 11 },
  { what: "before/after pairs", file: "smiles/", expected: [12, 100] },
  { what: "articles", file: "articles/", expected: [12, 100_000] },
];

/** The specification's number of records of each kind exists. */
export function checkCounts({ sources }: Content): Finding[] {
  return counts.flatMap(({ what, file, where = () => true, expected }) => {
    const found = sources.filter((source) => {
      return (
        source.file.startsWith(`src/${file}`) &&
        partsOf(source)
          .slice(0, 1)
          .some(({ value }) => where(value))
      );
    }).length;
    const [min, max] = typeof expected === "number" ? [expected, expected] : expected;
    if (found >= min && found <= max) return [];
    const wanted = min === max ? `${min}` : `${min} to ${max}`;
    return [
      {
        file: `src/${file}`,
        field: "number of records",
        problem: `There are ${found} ${what}, not ${wanted}`,
        remedy: found < min ? `Add ${min - found}` : `Take out ${found - max}`,
      },
    ];
  });
}
