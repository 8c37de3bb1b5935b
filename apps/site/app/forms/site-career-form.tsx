import { applicationSchema, JOB_DEPARTMENTS } from "@clinic/api-client/schemas/career";
import type { CareerPage } from "@clinic/content/pages/career";
import { CareerForm } from "@clinic/ui/blocks/career-form";
import { ContactLinks } from "@clinic/ui/blocks/contact-links";
import { FormFallback, FormNotice } from "@clinic/ui/blocks/form-panel";
import { api } from "../api";
import { humanCheck } from "./human-check";
import { useExplainFailure } from "./use-explain-failure";

const verification = humanCheck("application");

export function SiteCareerForm({ id, branches, reply, notice, withoutScripts }: CareerPage["form"]) {
  const explainFailure = useExplainFailure();
  return (
    <CareerForm
      className="mt-8"
      aria-labelledby={id}
      schema={applicationSchema}
      departments={JOB_DEPARTMENTS}
      verification={verification}
      storageKey="career"
      onSubmit={(values, { idempotencyKey, ...check }, onUploadProgress) =>
        api.applications.send({ ...values, ...check }, { idempotencyKey, onUploadProgress })
      }
      explainFailure={explainFailure}
      contact={<ContactLinks branches={branches} />}
      nextSteps={<p>{reply}</p>}
      notice={<FormNotice {...notice} />}
      noScript={<FormFallback text={withoutScripts} branches={branches} />}
    />
  );
}
