export function dentistPath(slug: string): string {
  return `/about-us/${slug}`;
}
