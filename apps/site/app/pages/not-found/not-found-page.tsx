import type { NotFoundPage as Content } from "@clinic/content/pages";
import {
  NotFound,
  NotFoundActions,
  NotFoundLinks,
  NotFoundText,
  NotFoundTitle,
} from "@clinic/ui/blocks/not-found";
import { Button } from "@clinic/ui/button";
import { TextLink } from "@clinic/ui/text-link";
import { Link } from "react-router-dom";
import { EmergencyBox } from "../../layout";

export function NotFoundPage({ page }: { page: Content }) {
  return (
    <NotFound>
      <NotFoundTitle>{page.title}</NotFoundTitle>
      <NotFoundText>{page.intro}</NotFoundText>
      <NotFoundActions>
        <Button asChild>
          <Link to={page.homeLink.path}>{page.homeLink.label}</Link>
        </Button>
      </NotFoundActions>
      <NotFoundLinks>
        {page.links.map(({ path, label }) => (
          <li key={path}>
            <TextLink asChild variant="standalone">
              <Link to={path}>{label}</Link>
            </TextLink>
          </li>
        ))}
      </NotFoundLinks>
      <EmergencyBox className="mt-14 max-w-[46rem]" />
    </NotFound>
  );
}
