import { Heading } from "@clinic/ui/heading";
import { Container } from "@clinic/ui/section";
import type { ReactNode } from "react";

/** A short answer beside its heading: below it, it would leave a row nearly empty. */
export function SideHeadingSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Container className="grid grid-cols-1 gap-x-column gap-y-6 pb-section md:grid-cols-12">
      <Heading className="md:col-span-4">{heading}</Heading>
      <div className="md:col-span-8 md:pt-1">{children}</div>
    </Container>
  );
}
