import type { ComponentProps } from "react";
import { Heading } from "../../components/heading";
import { Picture, type PictureValue } from "../../components/picture";
import { Container, Section, type SectionProps } from "../../components/section";
import { cn } from "../../styles/cn";

interface Passage {
  heading: string;
  /** Paragraphs. */
  body: readonly string[];
}

export interface IntroBlocksProps extends Omit<SectionProps, "children"> {
  /** What it is, when someone needs it: beside the picture. */
  blocks: readonly Passage[];
  /** In an arch beside the blocks from 801 px, between them and the details on a phone. */
  picture: PictureValue;
  /** What happens: over the whole measure, under the picture. */
  details?: Passage | undefined;
}

/** The opening of a treatment page. */
export function IntroBlocks({ blocks, picture, details, ...props }: IntroBlocksProps) {
  return (
    <Section data-slot="intro-blocks" {...props}>
      {/* Printed in two columns and without the picture: the case pictures show the same. */}
      <Container className="grid gap-x-column gap-y-6 md:gap-y-12 md:grid-cols-12 md:grid-rows-[auto_1fr] print:block print:columns-2 print:gap-x-[10mm]">
        {blocks.map((block) => (
          <IntroBlock key={block.heading} className="min-w-0 md:col-span-7 md:col-start-1" {...block} />
        ))}
        <div
          data-slot="intro-picture"
          className="relative aspect-5/2 w-full sm:max-md:aspect-2/1 overflow-clip rounded-panel bg-surface-sunken md:aspect-4/5 md:max-w-md md:rounded-b-none md:rounded-t-arch md:col-span-5 md:col-start-8 md:row-span-2 md:row-start-1 print:hidden"
        >
          <Picture
            {...picture}
            sizes="(max-width: 800px) 28rem, 36vw"
            className="absolute inset-0 size-full object-cover"
          />
        </div>
        {details && (
          <IntroBlock
            className="grid gap-x-column gap-y-4 border-t border-line pt-6 md:pt-12 md:col-span-12 md:grid-cols-12 md:[&>:first-child]:col-span-5 md:[&>:not(:first-child)]:col-span-7 md:[&>:not(:first-child)]:mt-0"
            {...details}
          />
        )}
      </Container>
    </Section>
  );
}

function IntroBlock({ heading, body, className }: Passage & Pick<ComponentProps<"div">, "className">) {
  return (
    <div data-slot="intro-block" className={cn("print:mb-4 print:border-0 print:p-0", className)}>
      <Heading data-slot="intro-title">{heading}</Heading>
      <div data-slot="intro-body" className="mt-3 flex max-w-prose flex-col gap-3 md:mt-5">
        {body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}
