/** A page of the site, to link to. */
export interface Page {
  path: string;
  title: string;
}

let known: readonly Page[] = [];

export const pages = () => known;

export async function loadPages() {
  const response = await fetch(`${import.meta.env.BASE_URL}pages.json`);
  known = await response.json();
}

export function pictureUrl(src: string) {
  return `${import.meta.env.BASE_URL}originals/${src}`;
}
