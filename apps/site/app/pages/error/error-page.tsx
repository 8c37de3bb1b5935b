import { Button } from "@clinic/ui/button";
import { Heading } from "@clinic/ui/heading";
import { Container } from "@clinic/ui/section";
import { isRouteErrorResponse } from "react-router-dom";

/** What a visitor sees when a page breaks: the specification's words (section 2, "Other"), and a way home. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <main id="main">
      <title>Unexpected Application Error!</title>
      <Container className="py-section">
        <Heading level={1}>Unexpected Application Error!</Heading>
        <p className="mt-6 max-w-prose text-lead text-ink-muted">{describe(error)}</p>
        <Button asChild className="mt-10">
          {/* A full load, not a client navigation: it starts the application afresh. */}
          <a href="/">Back to the homepage</a>
        </Button>
      </Container>
    </main>
  );
}

function describe(error: unknown) {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : "Something went wrong on this page.";
}
