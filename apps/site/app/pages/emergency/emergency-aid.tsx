import type { EmergencyPage } from "@clinic/content/pages/emergency";
import { SideHeadingSection } from "@clinic/ui/blocks/block-section";
import { FirstAid } from "@clinic/ui/blocks/first-aid";
import { Passage } from "@clinic/ui/blocks/passage";
import { SourceList } from "@clinic/ui/blocks/source-list";

/** What to do until a dentist is there. */
export function EmergencyAid({ firstAid, painkillers, sources }: EmergencyPage) {
  return (
    <>
      <section>
        <SideHeadingSection id={firstAid.id} title={firstAid.title} text={firstAid.text}>
          <FirstAid cases={firstAid.cases} />
        </SideHeadingSection>
        <SideHeadingSection title={painkillers.title} text={painkillers.text}>
          <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2 print:block">
            {painkillers.passages.map((passage) => (
              <Passage key={passage.heading} headingLevel={3} ruled {...passage} />
            ))}
          </div>
        </SideHeadingSection>
      </section>
      <SourceList {...sources} className="print:hidden" />
    </>
  );
}
