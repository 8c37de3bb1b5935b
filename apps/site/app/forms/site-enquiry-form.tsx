import { enquirySchema, enquiryWithAttachmentSchema } from "@clinic/api-client/schemas/enquiry";
import { MESSAGE_MAX_LENGTH } from "@clinic/api-client/schemas/fields";
import type { Layout } from "@clinic/content/pages/layout";
import { ContactLinks } from "@clinic/ui/blocks/contact-links";
import { EnquiryForm } from "@clinic/ui/blocks/enquiry-form";
import { FormNotice } from "@clinic/ui/blocks/form-panel";
import { api } from "../api";
import { humanCheck } from "./human-check";
import { pageLanguage } from "./page-language";
import { useExplainFailure } from "./use-explain-failure";

const verification = humanCheck("enquiry");

export type SiteEnquiryFormProps = Omit<Layout["contact"]["form"], "id"> & {
  /** Whether a file may be sent, as from the page for travellers. */
  canAttach: boolean;
};

export function SiteEnquiryForm({
  label,
  branches,
  canAttach,
  reply,
  notice,
  noticeWithFile,
  withoutScripts,
}: SiteEnquiryFormProps) {
  const explainFailure = useExplainFailure();
  return (
    <EnquiryForm
      aria-label={label}
      schema={canAttach ? enquiryWithAttachmentSchema : enquirySchema}
      canAttach={canAttach}
      messageLimit={MESSAGE_MAX_LENGTH}
      verification={verification}
      storageKey="enquiry"
      onSubmit={(values, { idempotencyKey, ...check }, onUploadProgress) =>
        api.enquiries.send(
          { ...values, ...check, language: pageLanguage() },
          { idempotencyKey, onUploadProgress },
        )
      }
      explainFailure={explainFailure}
      contact={<ContactLinks branches={branches} />}
      nextSteps={<p>{reply}</p>}
      notice={<FormNotice {...(canAttach ? noticeWithFile : notice)} />}
      noScript={<p>{withoutScripts}</p>}
    />
  );
}
