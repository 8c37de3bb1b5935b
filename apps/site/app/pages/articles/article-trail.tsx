import { PageTrail } from "../../layout";

/** The breadcrumbs of an article page. */
export function ArticleTrail({ title }: { title: string }) {
  return <PageTrail parents={[{ name: "Blog", path: "/blogs" }]} current={title} />;
}
