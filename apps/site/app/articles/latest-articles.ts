/** How many articles the home page shows: the carousel has at most ten dots (specification, section 9). */
export const LATEST_ARTICLES = 10;
