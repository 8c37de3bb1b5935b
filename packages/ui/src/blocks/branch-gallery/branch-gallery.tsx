import type { ComponentProps } from "react";
import { ImageGrid, type ImageGridProps } from "../../components/image-grid";
import { defaultPageSize, Pagination, usePagedList } from "../../components/pagination";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../components/tabs";

export interface BranchGalleryProps extends Omit<ComponentProps<"div">, "children" | "dir" | "defaultValue"> {
  /** The branches in order, the first being shown: Kurla, South Mumbai. */
  branches: readonly {
    /** Name of the branch: its tab. */
    name: string;
    /** Its pictures. */
    images: ImageGridProps["images"];
  }[];
  /**
   * How many pictures a page has.
   * @default 6 (specification, section 9)
   */
  pageSize?: number;
  /**
   * Names the tabs for screen readers.
   * @default "Branches"
   */
  label?: string;
}

/** The rooms of the clinic: a tab a branch, six pictures a page, each of which opens large. */
export function BranchGallery({
  branches,
  pageSize = defaultPageSize,
  label = "Branches",
  ...props
}: BranchGalleryProps) {
  return (
    <Tabs data-slot="branch-gallery" defaultValue="0" {...props}>
      <TabsList aria-label={label}>
        {branches.map(({ name }, index) => (
          <TabsTrigger key={name} value={`${index}`}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      {branches.map(({ name, images }, index) => (
        <TabsContent key={name} value={`${index}`}>
          <BranchPages name={name} images={images} pageSize={pageSize} />
        </TabsContent>
      ))}
    </Tabs>
  );
}

/** Each branch keeps its own page. */
function BranchPages({
  name,
  images,
  pageSize,
}: BranchGalleryProps["branches"][number] & { pageSize: number }) {
  const { page, onPageChange, listProps } = usePagedList<HTMLUListElement>();
  return (
    <>
      <ImageGrid aria-label={name} {...listProps} images={images} page={page} pageSize={pageSize} />
      <Pagination
        aria-label={`Pages: ${name}`}
        className="mt-12"
        total={images.length}
        pageSize={pageSize}
        page={page}
        onPageChange={onPageChange}
      />
    </>
  );
}
