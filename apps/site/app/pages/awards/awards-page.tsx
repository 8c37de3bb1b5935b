import type { Award } from "@clinic/content/awards";
import type { ListPage } from "@clinic/content/pages";
import { AwardCard, AwardList } from "@clinic/ui/blocks/award-card";
import { NichesElevation } from "@clinic/ui/drawing";
import { Container } from "@clinic/ui/section";
import { PageHead } from "../../layout";
import type { Resolved } from "../../pictures";

/** The awards page, with six awards at a time. */
export function AwardsPage({ page, awards }: { page: ListPage; awards: readonly Resolved<Award>[] }) {
  return (
    <>
      <PageHead title={page.title} intro={page.intro} current={page.title} drawing={<NichesElevation />} />
      <Container className="py-section">
        <AwardList>
          {awards.map(({ slug, title, subheader, image }) => (
            <AwardCard key={slug} title={title} subheader={subheader} {...image} />
          ))}
        </AwardList>
      </Container>
    </>
  );
}
