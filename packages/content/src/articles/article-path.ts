/** Path of an article's page. It stands apart from the list of all paths, which knows every article. */
export function articlePath(slug: string): string {
  return `/blogs/${slug}`;
}
