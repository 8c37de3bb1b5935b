"use client";

import type { ComponentProps } from "react";
import { useMessages } from "../../components/i18n-provider";
import { ImageGrid, type ImageGridProps } from "../../components/image-grid";
import { Pagination, usePagedList } from "../../components/pagination";
import { paginationMessages } from "../../components/pagination/messages";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../components/tabs";
import { branchGalleryMessages } from "./messages";

export interface BranchGalleryProps extends Omit<ComponentProps<"div">, "children" | "dir" | "defaultValue"> {
  /** The branches in order, the first being shown: Kurla, South Mumbai. */
  branches: readonly {
    /** Name of the branch: its tab. */
    name: string;
    images: ImageGridProps["images"];
  }[];
}

/** The rooms of the clinic: a tab per branch, six pictures per page, each of which opens large. */
export function BranchGallery({ branches, ...props }: BranchGalleryProps) {
  const messages = useMessages("branchGallery", branchGalleryMessages);
  return (
    <Tabs data-slot="branch-gallery" defaultValue="0" {...props}>
      <TabsList aria-label={messages.label}>
        {branches.map(({ name }, index) => (
          <TabsTrigger key={name} value={`${index}`}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      {branches.map(({ name, images }, index) => (
        <TabsContent key={name} value={`${index}`}>
          <BranchPages name={name} images={images} />
        </TabsContent>
      ))}
    </Tabs>
  );
}

/** Each branch keeps its own page. */
function BranchPages({ name, images }: BranchGalleryProps["branches"][number]) {
  const messages = useMessages("pagination", paginationMessages);
  const { page, onPageChange, listProps } = usePagedList<HTMLUListElement>();
  return (
    <>
      <ImageGrid aria-label={name} {...listProps} images={images} page={page} />
      <Pagination
        aria-label={messages.labelOf(name)}
        className="mt-12"
        total={images.length}
        page={page}
        onPageChange={onPageChange}
      />
    </>
  );
}
