/** How many articles the home page shows: the carousel's dots end at ten (specification, section 9). */
export const LATEST_ARTICLES = 10;
