import { applicationSchema, JOB_DEPARTMENTS } from "@clinic/api-client/schemas/application";
import type { CareerPage } from "@clinic/content/pages";
import { CareerForm } from "@clinic/ui/blocks/career-form";
import { ContactLinks, type ContactLinksProps } from "@clinic/ui/blocks/contact-links";
import { api } from "../api";
import { explainFailure } from "./explain-failure";
import { FormFallback } from "./form-fallback";
import { FormNotice } from "./form-notice";
import { humanCheck } from "./human-check";

const verification = humanCheck("application");

export interface SiteCareerFormProps extends Pick<ContactLinksProps, "branches"> {
  page: CareerPage;
}

/** The career form, connected to the API. */
export function SiteCareerForm({ page, branches }: SiteCareerFormProps) {
  return (
    <CareerForm
      className="mt-8"
      aria-labelledby="apply"
      schema={applicationSchema}
      departments={JOB_DEPARTMENTS}
      verification={verification}
      onSubmit={(values, { token: recaptchaValue, idempotencyKey, ...signals }, onUploadProgress) =>
        api.applications.send({ ...values, ...signals, recaptchaValue }, { idempotencyKey, onUploadProgress })
      }
      explainFailure={explainFailure}
      contact={<ContactLinks branches={branches} />}
      nextSteps={<p>{page.nextSteps.reply}</p>}
      notice={<FormNotice notice={page.notice} />}
      noScript={<FormFallback text={page.withoutScripts} branches={branches} />}
    />
  );
}
