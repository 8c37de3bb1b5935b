import { pagePaths } from "../src/paths.ts";
import { FRAGMENTS } from "./fragments.ts";
import { leadPicture, pageHead } from "./head.ts";
import { hoursWords, openingHours } from "./parts/branch.ts";
import { emergencyNotice } from "./parts/emergency-notice.ts";
import { formWords, nextSteps } from "./parts/form.ts";
import { guideLinks } from "./parts/guide-links.ts";
import type { Site } from "./site.ts";
import { branchData } from "./structured-data/branch.ts";

export type ContactPage = ReturnType<typeof contactPage>;

/**
 * The contact page: both branches at once, the choice between the two forms, the appointment form and practical
 * questions. The form for questions follows in the contact block of every page.
 */
export function contactPage(site: Site) {
  const page = site.page("contact");
  const { booking, choice, confirmation, visitQuestions } = page;
  const branches = site.branches.all;
  return {
    head: pageHead(site, {
      page,
      path: pagePaths.contact,
      picture: leadPicture(branches.map(({ map }) => map)),
      about: branches.map((branch) => branchData(site, branch)),
    }),
    title: page.title,
    intro: page.intro,
    branches: branches.map((branch) => ({
      name: branch.name,
      phone: branch.phones[0],
      whatsApp: branch.whatsApp,
      directionsHref: branch.directionsUrl,
      openingHours: openingHours(site, branch),
    })),
    choice: {
      label: choice.label,
      links: [
        { kind: "book" as const, name: choice.book, text: choice.bookText, path: `#${FRAGMENTS.booking}` },
        { kind: "ask" as const, name: choice.ask, text: choice.askText, path: `#${FRAGMENTS.enquiry}` },
      ],
    },
    emergency: emergencyNotice(site),
    booking: { id: FRAGMENTS.booking, title: booking.heading, text: booking.intro },
    form: {
      ...formWords(site, { ...page, reply: page.nextSteps.reply }),
      id: FRAGMENTS.booking,
      closedDays: {
        branches: branches.map(({ slug, name, hours }) => ({ slug, name, hours })),
        holidays: site.setting("clinic").holidays,
        words: hoursWords(site),
      },
      confirmation,
    },
    nextSteps: nextSteps(page.nextSteps),
    visitQuestions: {
      id: FRAGMENTS.visitQuestions,
      title: visitQuestions.heading,
      passages: visitQuestions.items,
    },
    guides: guideLinks(site),
  };
}
