import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "../finding.ts";

/** New holidays that are over, which nobody adds on purpose: most likely the year is wrong. Those that are saved stay. */
export function pastDays(folder: string, file: string, text: string | null): Finding[] {
  if (!text || !/settings\/\w+\/clinic\.yaml$/.test(file)) return [];
  const saved = readFileSync(join(folder, file), "utf8");
  // Swedes write a day like that.
  const today = new Date().toLocaleDateString("sv-SE");
  return [...text.matchAll(/^ {2}- date: (\S+)$/gm)].flatMap(([line, day = ""], index) => {
    if (day >= today || saved.includes(line)) return [];
    const remedy = "Write a day to come, or take the entry out";
    return { file, field: `holidays.${index}.date`, problem: `The day ${day} is over`, remedy };
  });
}
