import { pixelsAt } from "@clinic/ui/styles/theme-tokens.ts";
import { Name, SourceTable } from "./part";
import { family } from "./tokens";

const what: Record<string, string> = {
  sm: "Cards and fields stand two abreast; the smile gallery shows two slides; the booking bar leaves the foot of the page.",
  md: "Twelve columns: words stand beside pictures. Most sliders show two slides, the smile gallery three.",
  lg: "The wider grids of pages get three columns.",
  xl: "The second menu stands in the header; the menu panel shows every level; sliders show three slides.",
};

export function Breakpoints() {
  return (
    <SourceTable
      head={["Prefix", "From", "What changes for a visitor"]}
      rows={family("breakpoint-").map(({ name, value }) => ({
        key: name,
        cells: [
          <Name key="name">{name}:</Name>,
          <span key="from" className="whitespace-nowrap">
            {pixelsAt(value, 0)} px
          </span>,
          what[name],
        ],
      }))}
    />
  );
}
