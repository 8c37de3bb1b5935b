import { Breadcrumb, BreadcrumbItem, BreadcrumbLink, BreadcrumbPage } from "../../components/breadcrumb";

export interface PageTrailProps {
  /** The pages above this one, from the home page down. */
  trail: readonly { name: string; path: string }[];
  /** The name of this page. */
  current: string;
}

/** Where a page is in the site. */
export function PageTrail({ trail, current }: PageTrailProps) {
  return (
    <Breadcrumb>
      {trail.map(({ name, path }) => (
        <BreadcrumbItem key={path}>
          <BreadcrumbLink href={path}>{name}</BreadcrumbLink>
        </BreadcrumbItem>
      ))}
      <BreadcrumbItem>
        <BreadcrumbPage>{current}</BreadcrumbPage>
      </BreadcrumbItem>
    </Breadcrumb>
  );
}
