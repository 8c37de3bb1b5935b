import { appointmentSchema, lastDayAtClinic } from "@clinic/api-client/schemas/appointment";
import { CLINIC_TIME_ZONE } from "@clinic/api-client/schemas/clinic-time";
import { MESSAGE_MAX_LENGTH } from "@clinic/api-client/schemas/fields";
import { whyClosed } from "@clinic/content/branches/hours";
import type { ContactPage } from "@clinic/content/pages/contact";
import { AppointmentForm } from "@clinic/ui/blocks/appointment-form";
import { ContactLinks } from "@clinic/ui/blocks/contact-links";
import { FormFallback, FormNotice, RequestSummary } from "@clinic/ui/blocks/form-panel";
import { useI18n } from "@clinic/ui/i18n-provider";
import { api } from "../api";
import { humanCheck } from "./human-check";
import { pageLanguage } from "./page-language";
import { useExplainFailure } from "./use-explain-failure";

const verification = humanCheck("appointment");

export function SiteAppointmentForm({
  id,
  branches,
  closedDays,
  confirmation,
  reply,
  notice,
  withoutScripts,
}: ContactPage["form"]) {
  const explainFailure = useExplainFailure();
  const dayInWords = new Intl.DateTimeFormat(useI18n().locale, { dateStyle: "full", timeZone: "UTC" });
  return (
    <AppointmentForm
      aria-labelledby={id}
      schema={appointmentSchema}
      timeZone={CLINIC_TIME_ZONE}
      getLastDay={lastDayAtClinic}
      disabledDays={(day) => whyClosed(closedDays, day)}
      messageLimit={MESSAGE_MAX_LENGTH}
      verification={verification}
      storageKey="appointment"
      onSubmit={(values, { idempotencyKey, ...check }) =>
        api.appointments.send({ ...values, ...check, language: pageLanguage() }, { idempotencyKey })
      }
      explainFailure={explainFailure}
      contact={<ContactLinks branches={branches} />}
      nextSteps={({ values }) => (
        <>
          <RequestSummary
            facts={[
              { term: confirmation.name, value: values.fullName },
              { term: confirmation.day, value: dayInWords.format(new Date(values.date)) },
            ]}
          />
          <p>{reply}</p>
        </>
      )}
      headingLevel={3}
      notice={<FormNotice {...notice} />}
      noScript={<FormFallback text={withoutScripts} branches={branches} />}
    />
  );
}
