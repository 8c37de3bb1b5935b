import { PageTitle } from "@clinic/ui/blocks/page-banner";
import { Button } from "@clinic/ui/button";
import { Container } from "@clinic/ui/section";
import type { ReactNode } from "react";
import { isRouteErrorResponse } from "react-router-dom";

export interface ErrorPageProps {
  error: unknown;
  /**
   * Whether to say what broke.
   * @default in development only
   */
  detailed?: boolean;
  /** Other ways to reach the clinic, if they are known. */
  children?: ReactNode;
}

/**
 * The fallback for a broken page: the requirements' message (section 2, "Other") and a link home. Its words stand
 * here, because content may be what couldn't be loaded.
 */
export function ErrorPage({ error, detailed = import.meta.env.DEV, children }: ErrorPageProps) {
  return (
    <>
      <title>Unexpected Application Error!</title>
      <Container className="py-section">
        <PageTitle title="Unexpected Application Error!" text={describe(error, detailed)} />
        {children}
        <Button asChild className="mt-10">
          {/* A document load rather than a client navigation, to restart the application. */}
          <a href="/">Back to the homepage</a>
        </Button>
      </Container>
    </>
  );
}

function describe(error: unknown, detailed: boolean) {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return detailed && error instanceof Error ? error.message : "Something went wrong on this page.";
}
