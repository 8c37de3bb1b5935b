import { appointmentSchema, lastDayAtClinic } from "@clinic/api-client/schemas/appointment";
import { CLINIC_TIME_ZONE } from "@clinic/api-client/schemas/clinic-time";
import { MESSAGE_MAX_LENGTH } from "@clinic/api-client/schemas/fields";
import type { ContactPage } from "@clinic/content/pages";
import { AppointmentForm } from "@clinic/ui/blocks/appointment-form";
import { ContactLinks, type ContactLinksProps } from "@clinic/ui/blocks/contact-links";
import { api } from "../api";
import { type BranchTimes, whyClosed } from "../branches/closed-days";
import { BOOKING_ID } from "../layout/fragments";
import { explainFailure } from "./explain-failure";
import { FormFallback } from "./form-fallback";
import { FormNotice } from "./form-notice";
import { humanCheck } from "./human-check";
import { RequestedDay } from "./requested-day";

const verification = humanCheck("appointment");

export interface SiteAppointmentFormProps {
  page: ContactPage;
  branches: ContactLinksProps["branches"] & readonly BranchTimes[];
}

/** The appointment form, connected to the API. */
export function SiteAppointmentForm({ page, branches }: SiteAppointmentFormProps) {
  return (
    <AppointmentForm
      aria-labelledby={BOOKING_ID}
      schema={appointmentSchema}
      timeZone={CLINIC_TIME_ZONE}
      getLastDay={lastDayAtClinic}
      disabledDays={(day) => whyClosed(branches, day)}
      messageLimit={MESSAGE_MAX_LENGTH}
      verification={verification}
      onSubmit={(values, { token: recaptchaValue, idempotencyKey, ...signals }) =>
        api.appointments.request({ ...values, ...signals, recaptchaValue }, { idempotencyKey })
      }
      explainFailure={explainFailure}
      contact={<ContactLinks branches={branches} />}
      nextSteps={({ values, reference }) => (
        <>
          <RequestedDay
            labels={page.confirmation}
            name={values.full_name}
            date={values.date}
            reference={reference}
          />
          <p>{page.nextSteps.reply}</p>
        </>
      )}
      headingLevel={3}
      notice={<FormNotice notice={page.notice} />}
      noScript={<FormFallback text={page.withoutScripts} branches={branches} />}
    />
  );
}
