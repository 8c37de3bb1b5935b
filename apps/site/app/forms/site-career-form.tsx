import { applicationSchema, JOB_DEPARTMENTS } from "@clinic/api-client/schemas/application";
import { CareerForm } from "@clinic/ui/blocks/career-form";
import { ContactLinks } from "@clinic/ui/blocks/contact-links";
import { api } from "../api";
import type { CareerPageProps } from "../pages/career/career-page";
import { explainFailure } from "./explain-failure";
import { FormFallback } from "./form-fallback";
import { humanCheck } from "./human-check";

const verification = humanCheck("application");

/** The career form, sending to the API. */
export function SiteCareerForm({ page, branches }: CareerPageProps) {
  return (
    <CareerForm
      className="mt-8"
      aria-labelledby="apply"
      schema={applicationSchema}
      departments={JOB_DEPARTMENTS}
      verification={verification}
      onSubmit={(values, { token: recaptchaValue, idempotencyKey, ...signals }) =>
        api.applications.send({ ...values, ...signals, recaptchaValue }, { idempotencyKey })
      }
      explainFailure={explainFailure}
      contact={<ContactLinks branches={branches} />}
      nextSteps={<p>{page.nextSteps.reply}</p>}
      noScript={<FormFallback text={page.withoutScripts} branches={branches} />}
    />
  );
}
