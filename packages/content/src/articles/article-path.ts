/** Path of an article's page. In a module of its own, because the list of all paths imports every article. */
export function articlePath(slug: string): string {
  return `/blogs/${slug}`;
}
