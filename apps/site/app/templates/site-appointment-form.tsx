import { appointmentSchema } from "@clinic/api-client/schemas/appointment";
import { AppointmentForm } from "@clinic/ui/blocks/appointment-form";
import { api } from "../lib/api";
import { explainFailure } from "../lib/explain-failure";
import { humanCheck } from "../lib/human-check";
import { ContactLinks } from "./contact-links";
import type { ContactPageProps } from "./contact-page";
import { FormFallback } from "./form-fallback";

const verification = humanCheck("appointment");

/** The appointment form, sending to the API. */
export function SiteAppointmentForm({ page, branches }: ContactPageProps) {
  return (
    <AppointmentForm
      className="mt-10"
      aria-label={page.title}
      schema={appointmentSchema}
      verification={verification}
      onSubmit={(values, { token: recaptchaValue, idempotencyKey, ...signals }) =>
        api.appointments.request({ ...values, ...signals, recaptchaValue }, { idempotencyKey })
      }
      explainFailure={explainFailure}
      contact={<ContactLinks branches={branches} />}
      nextSteps={<p>{page.nextSteps.steps[1]}</p>}
      headingLevel={2}
      noScript={<FormFallback text={page.withoutScripts} branches={branches} />}
    />
  );
}
