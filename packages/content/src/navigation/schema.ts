import { z } from "zod";
import { lineSchema, linkSchema, pathSchema } from "../fields/text.ts";

/** An entry of the menu. Entries nest up to three levels. */
export interface MenuItem {
  name: string;
  /** Path of its page; omitted for a heading without a page. */
  path?: string;
  submenu?: MenuItem[];
}

/** An entry that leads to a page: the type of flat lists such as the footer's columns. */
const navigationLinkSchema = linkSchema.extend({ name: lineSchema.max(40).describe("Words of the link.") });

/** A menu entry as stored: it has a page, entries below it, or a list of pages. */
const menuEntrySchema = z.strictObject({
  name: lineSchema.max(40).describe("Label of the entry."),
  path: pathSchema.optional().describe("Its page. Leave out for a heading that has no page of its own."),
  submenu: z.array(navigationLinkSchema).min(1).optional().describe("Entries below this one."),
  list: z
    .enum(["treatment", "super-speciality", "branches"])
    .optional()
    .describe(
      "Fills the entries below with the treatment pages of this kind or the branches' pages, in their order.",
    ),
});

const footerColumnSchema = z.strictObject({
  heading: lineSchema.describe("Heading of the column."),
  links: z.array(navigationLinkSchema).min(1).describe("Its links."),
});

export const navigationSchema = z.strictObject({
  names: z
    .strictObject({
      home: lineSchema.max(60).describe("The logo, which leads to the home page."),
      main: lineSchema.max(40).describe("The second menu."),
      social: lineSchema.max(40).describe("The links to social networks."),
      search: lineSchema.max(40).describe("The button that opens the search."),
      feed: lineSchema.max(40).describe("The articles, as feed readers list them."),
    })
    .describe("Names of parts of every page for screen readers and other programs."),
  homePage: lineSchema.max(40).describe("The home page, where the breadcrumbs begin."),
  unreached: z
    .strictObject({
      page: lineSchema.max(40).describe("The page that a link leads to."),
      search: lineSchema.max(40).describe("The search."),
      part: lineSchema.max(40).describe("A form, or another part of the page."),
    })
    .describe("What the notice of a lost connection says could not be loaded."),
  failures: z
    .strictObject({
      offline: lineSchema.max(90).describe("The visitor's device has no connection."),
      timeout: lineSchema.max(90).describe("The server took too long."),
      network: lineSchema.max(90).describe("The server couldn't be reached."),
      server: lineSchema.max(90).describe("The server has a fault."),
      unreadable: lineSchema.max(90).describe("The server's response makes no sense."),
      unexpected: lineSchema.max(90).describe("The page has a fault."),
    })
    .describe("What forms and articles say when something fails, in words that blame nobody."),
  bookAppointment: navigationLinkSchema
    .extend({ shortName: lineSchema.max(12).describe("Words of the button on phones.") })
    .describe("The button in the header."),
  contactBar: z
    .strictObject({
      label: lineSchema.max(40).describe("Name of the bar for screen readers."),
      call: lineSchema.max(12).describe("Words of the button that shows the phones."),
      callBranch: lineSchema.includes("{branch}").describe("A phone’s link, with {branch} for the branch."),
      whatsApp: lineSchema.max(12).describe("Words of the button that shows the WhatsApp numbers."),
    })
    .describe("The bar at the lower edge of phones: calling, writing and booking."),
  menu: z.array(menuEntrySchema).min(1).describe("The full menu behind the hamburger button."),
  desktopMenu: z
    .array(navigationLinkSchema)
    .min(1)
    .describe("The second menu, inline in the header on wide screens."),
  footer: z
    .strictObject({
      about: footerColumnSchema.describe("Pages about the clinic."),
      treatments: footerColumnSchema
        .pick({ heading: true })
        .describe(
          "The main treatment pages, listed in their order. The search suggests them too, after what stands before the lists in the menu.",
        ),
      resources: footerColumnSchema.describe("Galleries, testimonials and the rest."),
    })
    .describe("The footer's three columns."),
  legal: z
    .array(navigationLinkSchema)
    .min(1)
    .describe("Small links at the foot, after those of the branches: statements."),
});

type Stored = z.infer<typeof navigationSchema>;

/** All menus of the site, with the treatments and the branches filled in. */
export interface Navigation extends Omit<Stored, "menu" | "footer"> {
  menu: MenuItem[];
  footer: Record<keyof Stored["footer"], z.infer<typeof footerColumnSchema>>;
}
