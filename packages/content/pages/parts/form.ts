import type { FormNotice, NextSteps } from "../../src/pages/forms-schema.ts";
import type { Site } from "../site.ts";
import { branchContacts } from "./branch.ts";

/** What all forms say: what is kept and why, what follows, and how to reach the clinic without a form. */
export function formWords(
  site: Site,
  { notice, reply, withoutScripts }: { notice: FormNotice; reply: string; withoutScripts: string },
) {
  return { notice: formNotice(notice), reply, withoutScripts, branches: branchContacts(site) };
}

/** What a form keeps and why, with a link to the privacy page. */
export function formNotice({ text, link }: FormNotice) {
  return { text, link: { name: link.label, path: link.path } };
}

/** What happens after a form is sent, in order. */
export function nextSteps({ heading, received, reply, later }: NextSteps) {
  return { title: heading, steps: [received, reply, ...later] };
}
