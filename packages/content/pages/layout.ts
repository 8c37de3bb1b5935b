import { DEFAULT_LANGUAGE } from "../src/languages.ts";
import { feedPath, pagePaths, type SitePage } from "../src/paths.ts";
import { FRAGMENTS } from "./fragments.ts";
import { addressLines, bookingLink, branchContacts, openingHours } from "./parts/branch.ts";
import { formWords } from "./parts/form.ts";
import { callPath, whatsAppPath } from "./parts/phone.ts";
import type { Site } from "./site.ts";

export type Layout = ReturnType<typeof layout>;

/** What every page has around its own content, and the page for unknown addresses. */
export function layout(site: Site) {
  const { names, unreached, failures } = site.setting("navigation");
  return {
    language: site.language,
    locale: site.words.locale,
    messages: site.translation && {
      ...site.translation.messages,
      siteLink: { inEnglish: site.translation.inEnglish },
    },
    feed: site.hasPage(pagePaths.blogs) ? { title: names.feed, path: feedPath(site.language) } : undefined,
    calls: calls(site),
    header: header(site),
    unreached,
    failures,
    search: { name: names.search, suggestions: suggestions(site), branches: branchContacts(site) },
    contact: contactBlock(site),
    footer: footer(site),
    bookBar: bookBar(site),
  };
}

/** What the frame of a page shows of it. A page that is shown at many addresses has no `url` of its own. */
export function frame(site: Site, page: SitePage, { url }: { url?: string }) {
  const { path, template } = page;
  const canAttach = site.setting("contact-block").attachment.pages.includes(path);
  return {
    /** The page's address as a reader would type it: `"archhouse.example/root-canal"`. */
    pageAddress: url?.replace(/^https?:\/\/|\/$/g, ""),
    /** Whether a file may be sent with a question, as from the page for travellers. */
    canAttach,
    /** Whether the form for questions is unfolded on phones: on the contact page it is one of the two choices. */
    formOpen: template === "contact",
    languages: site.otherLanguages(path),
    /** What a page says that no dentist who speaks its language has checked. */
    unchecked: site.isConfirmed(page) ? undefined : site.translation?.unchecked,
  };
}

export type Frame = ReturnType<typeof frame>;

/** The phones, first on every page. */
function calls(site: Site) {
  return phones(site, site.setting("navigation").contactBar.callBranch);
}

/** @param words in place of "{branch}", its name stands alone */
function phones({ branches }: Site, words = "{branch}") {
  return branches.all.map(({ name, phones: [phone] }) => ({
    name: `${words.replace("{branch}", name)}: ${phone}`,
    path: callPath(phone),
  }));
}

function header(site: Site) {
  const { names, menu, desktopMenu, bookAppointment } = site.setting("navigation");
  return {
    home: { label: names.home, path: pagePaths.home, logo: site.setting("clinic").logo },
    urgent: urgentLink(site),
    // Those of the requirements are in English alone.
    nav: {
      label: names.main,
      links:
        site.language === DEFAULT_LANGUAGE
          ? desktopMenu
          : firstEntries(site).filter(({ path }) => path !== pagePaths.emergency),
    },
    action: bookAppointment,
    menu: { items: menu, phones: phones(site) },
  };
}

/** What the search offers before anything is typed: the entries of the menu that precede its lists, and the treatments. */
function suggestions(site: Site) {
  return [...firstEntries(site), ...site.setting("navigation").footer.treatments.links];
}

/** The entries of the menu that precede its lists: what people look for first. */
function firstEntries({ setting }: Site) {
  const { menu } = setting("navigation");
  const first = menu.slice(
    0,
    menu.findIndex(({ submenu }) => submenu),
  );
  return first.map(({ name, path = "" }) => ({ name, path }));
}

/** The way to help in pain, named as its page. */
function urgentLink(site: Site) {
  return { name: site.page("emergency").title, path: pagePaths.emergency };
}

function contactBlock(site: Site) {
  const { heading, formLabel, whatsApp, branchPage, attachment, ...form } = site.setting("contact-block");
  return {
    id: FRAGMENTS.contact,
    heading,
    formLabel,
    branches: site.branches.all.map((branch) => ({
      slug: branch.slug,
      name: branch.name,
      address: addressLines(branch),
      phones: branch.phones,
      email: branch.email,
      map: mapOf(site, branch),
      openingHours: openingHours(site, branch),
      links: [
        { name: whatsApp.replace("{branch}", branch.name), path: whatsAppPath(branch.whatsApp) },
        { name: branchPage, path: branch.path },
      ],
    })),
    form: {
      ...formWords(site, form),
      id: FRAGMENTS.enquiry,
      label: heading,
      noticeWithFile: { ...form.notice, text: `${form.notice.text} ${attachment.notice}` },
    },
  };
}

function mapOf(site: Site, { map, mapEmbedUrl, directionsUrl }: Site["branches"]["all"][number]) {
  const { image, alt } = site.picture(map);
  return { drawing: image, alt, src: mapEmbedUrl, directionsHref: directionsUrl };
}

function footer({ setting }: Site) {
  const { logo, social, designerCredit, demonstration, demonstrationNotice } = setting("clinic");
  const { names, footer, legal } = setting("navigation");
  return {
    logo,
    social: { label: names.social, profiles: social },
    columns: [footer.about, footer.treatments, footer.resources],
    legal,
    credit: designerCredit,
    notice: demonstration ? demonstrationNotice : undefined,
  };
}

function bookBar(site: Site) {
  const { contactBar } = site.setting("navigation");
  const branches = site.branches.all;
  return {
    label: contactBar.label,
    call: {
      label: contactBar.call,
      branches: branches.map(({ name, phones: [phone] }) => ({ name, phone })),
    },
    whatsApp: {
      label: contactBar.whatsApp,
      branches: branches.map(({ name, whatsApp }) => ({ name, phone: whatsApp })),
    },
    action: bookingLink(site),
  };
}
