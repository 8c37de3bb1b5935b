import type { Statistic } from "@clinic/content/clinic";
import type { HomePage as Content } from "@clinic/content/pages";
import { BranchList } from "@clinic/ui/blocks/branch-list";
import { Hero, HeroActions, HeroBody, HeroPicture, HeroText, HeroTitle } from "@clinic/ui/blocks/hero";
import { Button } from "@clinic/ui/button";
import { Heading } from "@clinic/ui/heading";
import { Picture } from "@clinic/ui/picture";
import { Container, Section } from "@clinic/ui/section";
import { TextLink } from "@clinic/ui/text-link";
import { Link } from "react-router-dom";
import type { BranchView } from "../lib/branches.server";
import { telHref } from "../lib/phone";
import type { Resolved } from "../lib/pictures.server";
import { BranchCard } from "./branch-card";
import { StatisticsStrip } from "./statistics-strip";

export interface HomePageProps {
  hero: Resolved<Content["hero"]>;
  statisticsHeading: string;
  statistics: readonly Statistic[];
  branches: readonly BranchView[];
  /** Phone number beside the first action. */
  phone: string;
  bookAppointment: { name: string; path: string };
}

/** The home page: the promise, the figures, and where the clinic is. */
export function HomePage({
  hero,
  statisticsHeading,
  statistics,
  branches,
  phone,
  bookAppointment,
}: HomePageProps) {
  return (
    <>
      <Hero>
        <HeroBody>
          <HeroTitle>{hero.title}</HeroTitle>
          <HeroText>{hero.intro}</HeroText>
          <HeroActions>
            <Button asChild>
              <Link to={bookAppointment.path}>{bookAppointment.name}</Link>
            </Button>
            <TextLink variant="standalone" className="px-2" href={telHref(phone)}>
              or call {phone}
            </TextLink>
          </HeroActions>
        </HeroBody>
        <HeroPicture>
          <Picture {...hero.image} sizes="(max-width: 800px) 26rem, 40vw" priority />
        </HeroPicture>
      </Hero>
      <StatisticsStrip heading={statisticsHeading} statistics={statistics} />
      <Section aria-labelledby="branches">
        <Container>
          <Heading id="branches">Two branches in Mumbai</Heading>
          <p className="mt-4 max-w-prose text-lead text-ink-muted">
            Both keep the same records, so you can be seen at either.
          </p>
          <BranchList className="mt-12">
            {branches.map((branch) => (
              <BranchCard key={branch.slug} branch={branch} />
            ))}
          </BranchList>
        </Container>
      </Section>
    </>
  );
}
