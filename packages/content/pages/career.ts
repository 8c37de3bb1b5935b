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
    posts: openPosts(site),
    passages: [...page.sections, { heading: title, steps }],
    formHeading: { id: "apply", title: page.formHeading },
    form: { ...formWords(site, { ...page, reply: page.nextSteps.reply }), id: "apply" },
  };
}

/** The posts that are open now, or that none is. */
function openPosts(site: Site) {
  const { heading, none, ...labels } = site.page("career").posts;
  const passages = site.posts.all.map(({ title, branch, hours, pay, registration, graduates, ...post }) => {
    const { name, phones } = site.branches.get(branch);
    return {
      heading: site.withSampleNote(`${title}, ${name}`, post.sample, "fact"),
      points: [
        hours,
        labels.pay.replace("{pay}", site.words.price(pay)),
        registration,
        graduates,
        labels.ask.replace("{contact}", post.contact).replace("{phone}", phones[0]),
      ],
      link: { name: labels.apply.replace("{department}", post.department), path: "#apply" },
    };
  });
  return { id: "posts", title: heading, text: passages.length > 0 ? undefined : none, passages };
}
