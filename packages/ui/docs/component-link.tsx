import type { ComponentProps } from "react";

export interface ComponentLinkProps extends ComponentProps<"a"> {
  group: "blocks" | "components";
  /** Its folder: `date-picker`, shown as its story's title, `DatePicker`. */
  folder: string;
}

/** Links to the docs page of a component or block. */
export function ComponentLink({ group, folder, ...props }: ComponentLinkProps) {
  const title = folder.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return (
    <a href={`./?path=/docs/${group}-${title.toLowerCase()}--docs`} target="_top" {...props}>
      {title}
    </a>
  );
}
