/**
 * Last parts of the addresses of articles that the API has listed and the build does not know: their pages have
 * no data beside them, so it need not be asked for.
 */
export const newerArticles = new Set<string>();
