import { languageOf, pathIn } from "@clinic/content/languages";
import { PageTitle } from "@clinic/ui/blocks/page-banner";
import { Button } from "@clinic/ui/button";
import { useMessages } from "@clinic/ui/i18n-provider";
import { Container } from "@clinic/ui/section";
import type { ReactNode } from "react";
import { isRouteErrorResponse, useLocation } from "react-router-dom";

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

/** The requirements' message (section 2, "Other"). It stands here, because content may be what couldn't be loaded. */
const errorPageMessages = {
  title: "Unexpected Application Error!",
  text: "Something went wrong on this page.",
  home: "Back to the homepage",
};

/** The fallback for a broken page: a message, in the words of the catalogue if there is one, and a link home. */
export function ErrorPage({ error, detailed = import.meta.env.DEV, children }: ErrorPageProps) {
  const words = useMessages("errorPage", errorPageMessages);
  return (
    <>
      <title>{words.title}</title>
      <Container className="py-section">
        <PageTitle title={words.title} text={describe(error, detailed) ?? words.text} />
        {children}
        <Button asChild className="mt-10">
          {/* A document load rather than a client navigation, to restart the application. */}
          <a href={pathIn(languageOf(useLocation().pathname), "/")}>{words.home}</a>
        </Button>
      </Container>
    </>
  );
}

function describe(error: unknown, detailed: boolean) {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return detailed && error instanceof Error ? error.message : undefined;
}
