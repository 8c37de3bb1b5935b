import { opening } from "./parts/banner.ts";
import { formWords, nextSteps } from "./parts/form.ts";
import type { Site } from "./site.ts";

export type CareerPage = ReturnType<typeof careerPage>;

/** The career page: working at the clinic, and the application form. */
export function careerPage(site: Site) {
  const page = site.page("career");
  const { title, steps } = nextSteps(page.nextSteps);
  return {
    ...opening(site, "career", site.page("home").hero.image),
    passages: [...page.sections, { heading: title, steps }],
    formHeading: { id: "apply", title: page.formHeading },
    form: { ...formWords(site, { ...page, reply: page.nextSteps.reply }), id: "apply" },
  };
}
