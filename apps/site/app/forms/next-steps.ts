import type { NextSteps } from "@clinic/content/pages";

/** What happens after a form is sent, in order. */
export function listNextSteps({ received, reply, later }: NextSteps) {
  return [received, reply, ...later];
}
