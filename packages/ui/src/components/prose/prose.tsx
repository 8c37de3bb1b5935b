import type { ComponentProps } from "react";
import { cn } from "../../styles/cn";

interface ProseProps extends Omit<ComponentProps<"div">, "children" | "dangerouslySetInnerHTML"> {
  /**
   * An article as HTML. It is inserted as is: pass anything that comes from a server through `sanitiseHtml` of
   * `@clinic/ui/prose/sanitise-html` first, which also makes tables scroll.
   */
  html: string;
}

/**
 * Running text, at most 65 characters wide, with everything an article has: headings, lists, quotations, tables,
 * pictures.
 */
export function Prose({ html, className, ...props }: ProseProps) {
  return (
    <div
      data-slot="prose"
      className={cn(
        "overridable:max-w-prose [&>:is(p,ul,ol,dl,pre,div,table,img,picture)]:mt-5 [&>:is(h2,h3,h4)]:mb-3 [&>h2]:mt-14 [&>h3]:mt-10 [&>h4]:mt-8 [&>:first-child]:mt-0",
        "[&_h2]:text-heading [&_h3]:text-title [&_h4]:[font-family:inherit] [&_h4]:text-base [&_h4]:font-semibold [&_strong]:font-semibold",
        "[&_a]:text-primary [&_a]:underline [&_a]:underline-offset-[0.22em] [&_a:hover]:text-primary-strong [&_a:hover]:decoration-2",
        "[&_li:not(:last-child)]:mb-2 [&_:is(ul,ol)]:ps-6 [&_ol]:list-decimal [&_ul]:list-disc [&_li::marker]:text-accent [&_li>:is(ul,ol)]:mt-2",
        "[&_blockquote]:my-10 [&_blockquote]:border-s-[3px] [&_blockquote]:border-accent [&_blockquote]:ps-6 [&_blockquote]:font-display [&_blockquote]:text-title",
        "[&_:is(figure,p>picture:only-child)]:my-10 [&_p>picture:only-child]:block [&>:first-child>picture]:mt-0 [&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-panel [&_figcaption]:mt-3 [&_figcaption]:text-sm [&_figcaption]:text-ink-muted",
        "[&_[data-slot=prose-table]]:overflow-x-auto [&_:is(td,th)]:border-b [&_:is(td,th)]:border-line [&_:is(td,th)]:py-2.5 [&_:is(td,th)]:pe-6 [&_:is(td,th)]:text-start [&_:is(td,th)]:align-top [&_th]:font-semibold",
        "[&_hr]:my-12 [&_hr]:border-line [&_code]:text-[0.92em]",
        className,
      )}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: callers sanitise it
      dangerouslySetInnerHTML={{ __html: html }}
      {...props}
    />
  );
}
