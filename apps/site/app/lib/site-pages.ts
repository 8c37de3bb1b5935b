/** Every page of the site as its canonical path: what is prerendered, and what the menus may link to. */
export const sitePages = ["/", "/contact-us"];
