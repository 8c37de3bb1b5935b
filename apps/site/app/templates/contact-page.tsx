import type { ContactPage as Content } from "@clinic/content/pages";
import { Heading } from "@clinic/ui/heading";
import { Container } from "@clinic/ui/section";

export function ContactPage({ page }: { page: Content }) {
  return (
    <Container className="py-section">
      <Heading level={1}>{page.title}</Heading>
    </Container>
  );
}
