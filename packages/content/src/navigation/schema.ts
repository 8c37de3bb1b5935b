import { z } from "zod";
import { lineSchema, pathSchema } from "../fields/text.ts";

const menuEntrySchema = z.strictObject({
  /** Words of the entry: at most 40 characters. */
  name: lineSchema.max(40),
  /** Path of its page, without the final slash. Left out for a heading that has no page of its own. */
  path: pathSchema.optional(),
});

/** An entry of the menu. Entries nest up to three levels (specification, section 2). */
export interface MenuItem extends z.infer<typeof menuEntrySchema> {
  /** Entries below this one. */
  submenu?: MenuItem[];
}

/** An entry of the menu: it has a page, entries below it, or both. */
export const menuItemSchema: z.ZodType<MenuItem> = menuEntrySchema
  .extend({ submenu: z.lazy(() => z.array(menuItemSchema).min(1).optional()) })
  .refine((item) => item.path !== undefined || item.submenu !== undefined, {
    message: "An entry needs a path or a submenu",
  });

/** An entry that leads to a page: the type of flat lists such as the footer's columns. */
const navigationLinkSchema = z.strictObject({
  /** Words of the link. */
  name: lineSchema.max(40),
  /** Path of its page, without the final slash. */
  path: pathSchema,
});

/** An entry that leads to a page. */
export type NavigationLink = z.infer<typeof navigationLinkSchema>;

/** A column of links in the footer. */
const footerColumnSchema = z.strictObject({
  /** Heading of the column. */
  heading: lineSchema,
  /** Its links. */
  links: z.array(navigationLinkSchema).min(1),
});

/** A column of links in the footer. */
export type FooterColumn = z.infer<typeof footerColumnSchema>;

/** All menus of the site. */
export const navigationSchema = z.strictObject({
  /** The button in the header. */
  bookAppointment: navigationLinkSchema,
  /** The full menu behind the hamburger button. */
  menu: z.array(menuItemSchema).min(1),
  /** The second menu, inline in the header on wide screens. */
  desktopMenu: z.array(navigationLinkSchema).min(1),
  /** The footer's three columns (specification, section 2, "Footer"). */
  footer: z.strictObject({
    /** Pages about the clinic. */
    about: footerColumnSchema,
    /** Treatments; the search suggests them too. */
    treatments: footerColumnSchema,
    /** Galleries, testimonials and the rest. */
    resources: footerColumnSchema,
  }),
  /** Small links at the foot: statements and branch pages. */
  legal: z.array(navigationLinkSchema).min(1),
});

/** All menus of the site. */
export type Navigation = z.infer<typeof navigationSchema>;
