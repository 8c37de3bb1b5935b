import { appointmentSchema, todayAtClinic } from "@clinic/api-client/schemas/appointment";
import { MESSAGE_MAX_LENGTH } from "@clinic/api-client/schemas/fields";
import type { ContactPage } from "@clinic/content/pages";
import { AppointmentForm } from "@clinic/ui/blocks/appointment-form";
import { ContactLinks, type ContactLinksProps } from "@clinic/ui/blocks/contact-links";
import { api } from "../api";
import { explainFailure } from "./explain-failure";
import { FormFallback } from "./form-fallback";
import { FormNotice } from "./form-notice";
import { humanCheck } from "./human-check";

const verification = humanCheck("appointment");

export interface SiteAppointmentFormProps extends Pick<ContactLinksProps, "branches"> {
  page: ContactPage;
}

/** The appointment form, connected to the API. */
export function SiteAppointmentForm({ page, branches }: SiteAppointmentFormProps) {
  return (
    <AppointmentForm
      className="mt-10"
      aria-label={page.title}
      schema={appointmentSchema}
      getToday={todayAtClinic}
      messageLimit={MESSAGE_MAX_LENGTH}
      verification={verification}
      onSubmit={(values, { token: recaptchaValue, idempotencyKey, ...signals }) =>
        api.appointments.request({ ...values, ...signals, recaptchaValue }, { idempotencyKey })
      }
      explainFailure={explainFailure}
      contact={<ContactLinks branches={branches} />}
      nextSteps={<p>{page.nextSteps.reply}</p>}
      headingLevel={2}
      notice={<FormNotice notice={page.notice} />}
      noScript={<FormFallback text={page.withoutScripts} branches={branches} />}
    />
  );
}
