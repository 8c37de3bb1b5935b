import type { FormNotice, NextSteps } from "../../src/page-schemas/forms-schema.ts";
import type { Site } from "../site.ts";
import { branchContacts } from "./branch.ts";

/** What all forms say: what is kept and why, what follows, and how to reach the clinic without a form. */
export function formWords(
  site: Site,
  { notice, reply, withoutScripts }: { notice: FormNotice; reply: string; withoutScripts: string },
) {
  return { notice, reply, withoutScripts, branches: branchContacts(site) };
}

/** What happens after a form is sent, in order. */
export function nextSteps({ heading, received, reply, later }: NextSteps) {
  return { title: heading, steps: [received, reply, ...later] };
}
