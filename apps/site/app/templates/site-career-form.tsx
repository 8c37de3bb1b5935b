import { applicationSchema } from "@clinic/api-client/schemas/application";
import { CareerForm } from "@clinic/ui/blocks/career-form";
import { api } from "../lib/api";
import { explainFailure } from "../lib/explain-failure";
import { humanCheck } from "../lib/human-check";
import type { CareerPageProps } from "./career-page";
import { ContactLinks } from "./contact-links";
import { FormFallback } from "./form-fallback";

const verification = humanCheck("application");

/** The career form, sending to the API. */
export function SiteCareerForm({ page, branches }: CareerPageProps) {
  return (
    <CareerForm
      className="mt-8"
      aria-labelledby="apply"
      schema={applicationSchema}
      verification={verification}
      onSubmit={(values, { token: recaptchaValue, idempotencyKey, ...signals }) =>
        api.applications.send({ ...values, ...signals, recaptchaValue }, { idempotencyKey })
      }
      explainFailure={explainFailure}
      contact={<ContactLinks branches={branches} />}
      nextSteps={<p>{page.nextSteps.steps[1]}</p>}
      noScript={<FormFallback text={page.withoutScripts} branches={branches} />}
    />
  );
}
