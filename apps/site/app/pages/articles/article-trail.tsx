import { PageTrail } from "../../layout";

export function ArticleTrail({ title }: { title: string }) {
  return <PageTrail parents={[{ name: "Blog", path: "/blogs" }]} current={title} />;
}
