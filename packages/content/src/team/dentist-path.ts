/** Path of a dentist's page. */
export function dentistPath(slug: string): string {
  return `/about-us/${slug}`;
}
