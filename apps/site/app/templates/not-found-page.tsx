import type { NotFoundPage as Content } from "@clinic/content/pages";
import { Button } from "@clinic/ui/button";
import { DentalArchPlan } from "@clinic/ui/drawing";
import { Heading } from "@clinic/ui/heading";
import { Container } from "@clinic/ui/section";
import { TextLink } from "@clinic/ui/text-link";
import { Link } from "react-router-dom";

/** The page for addresses that lead nowhere: one tooth is missing from the plan, and there are ways on. */
export function NotFoundPage({ page }: { page: Content }) {
  return (
    <Container className="grid items-center gap-12 py-section md:grid-cols-12">
      <div className="md:col-span-7">
        <Heading level={1}>{page.title}</Heading>
        <p className="mt-6 max-w-prose text-lead text-ink-muted">{page.intro}</p>
        <Button asChild className="mt-10">
          <Link to={page.homeLink.path}>{page.homeLink.label}</Link>
        </Button>
        <ul className="mt-8 flex flex-wrap gap-x-8">
          {page.links.map(({ path, label }) => (
            <li key={path}>
              <TextLink asChild variant="standalone">
                <Link to={path}>{label}</Link>
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
      <DentalArchPlan missing={9} className="mx-auto w-full max-w-md text-line-strong md:col-span-5" />
    </Container>
  );
}
