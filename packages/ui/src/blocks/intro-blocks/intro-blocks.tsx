import type { ComponentProps } from "react";
import { Heading, type HeadingProps } from "../../components/heading";
import { Container, Section, type SectionProps } from "../../components/section";
import { cn } from "../../styles/cn";

/**
 * The opening of a treatment page: two `IntroBlock`s beside an `IntroPicture`, then one `IntroBlock` with
 * `wide` across the page (specification, section 2, "Treatment pages").
 */
export function IntroBlocks({ children, ...props }: SectionProps) {
  return (
    <Section data-slot="intro-blocks" {...props}>
      <Container className="grid gap-x-column gap-y-14 md:grid-cols-12 md:grid-rows-[auto_1fr]">
        {children}
      </Container>
    </Section>
  );
}

export interface IntroBlockProps extends ComponentProps<"div"> {
  /**
   * Sets heading and body side by side over the whole measure: for the block after the picture.
   * @default false
   */
  wide?: boolean;
}

/** One heading with its body. */
export function IntroBlock({ wide = false, className, ...props }: IntroBlockProps) {
  return (
    <div
      data-slot="intro-block"
      data-variant={wide ? "wide" : "beside"}
      className={cn(
        wide
          ? "grid gap-x-column gap-y-4 border-t border-line pt-10 md:col-span-12 md:grid-cols-12 md:[&>:first-child]:col-span-5 md:[&>:not(:first-child)]:col-span-7 md:[&>:not(:first-child)]:mt-0"
          : "min-w-0 md:col-span-7 md:col-start-1",
        className,
      )}
      {...props}
    />
  );
}

/** The heading of a block. */
export function IntroTitle(props: HeadingProps) {
  return <Heading data-slot="intro-title" {...props} />;
}

/** The body of a block: one or more paragraphs. */
export function IntroBody({ className, ...props }: ComponentProps<"div">) {
  return <div data-slot="intro-body" className={cn("mt-5 max-w-prose space-y-4", className)} {...props} />;
}

/**
 * The picture beside the blocks, in an arch. Takes the `Picture` as its child; beside the words from 801 px,
 * above them on a phone.
 */
export function IntroPicture({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="intro-picture"
      className={cn(
        "relative aspect-4/5 w-full max-w-md overflow-clip rounded-t-arch bg-surface-sunken max-md:order-first max-md:mx-auto",
        "md:col-span-5 md:col-start-8 md:row-span-2 md:row-start-1",
        "[&_img]:absolute [&_img]:inset-0 [&_img]:size-full [&_img]:object-cover",
        className,
      )}
      {...props}
    />
  );
}
