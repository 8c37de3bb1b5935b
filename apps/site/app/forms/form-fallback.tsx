import { ContactLinks } from "@clinic/ui/blocks/contact-links";
import type { BranchView } from "../branches/branches.server";

/** Stands in place of a form where no script runs: why, and the other ways to reach the clinic. */
export function FormFallback({
  text,
  branches,
}: {
  text: string;
  branches: readonly Omit<BranchView, "map">[];
}) {
  return (
    <div className="rounded-panel bg-surface-sunken p-6">
      <p>{text}</p>
      <ContactLinks branches={branches} />
    </div>
  );
}
