import { Container } from "@clinic/ui/section";
import { TextLink } from "@clinic/ui/text-link";

/** An index of the page's sections that stays in sight on wide screens. */
export function OnThisPage({ sections }: { sections: readonly { id: string; name: string }[] }) {
  return (
    <nav
      aria-label="On this page"
      className="sticky top-16 z-30 hidden border-y border-line bg-surface xl:block print:hidden"
    >
      <Container>
        <ul className="flex gap-8">
          {sections.map(({ id, name }) => (
            <li key={id}>
              <TextLink variant="standalone" href={`#${id}`} className="text-sm">
                {name}
              </TextLink>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
