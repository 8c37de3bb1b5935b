import { enquirySchema, enquiryWithAttachmentSchema } from "@clinic/api-client/schemas/enquiry";
import { MESSAGE_MAX_LENGTH } from "@clinic/api-client/schemas/fields";
import type { ContactBlock } from "@clinic/content/pages";
import { ContactLinks, type ContactLinksProps } from "@clinic/ui/blocks/contact-links";
import { EnquiryForm } from "@clinic/ui/blocks/enquiry-form";
import { api } from "../api";
import { explainFailure } from "./explain-failure";
import { FormFallback } from "./form-fallback";
import { FormNotice } from "./form-notice";
import { humanCheck } from "./human-check";

const verification = humanCheck("enquiry");

export interface SiteEnquiryFormProps extends Pick<ContactLinksProps, "branches"> {
  contact: ContactBlock;
  /** Whether a file may be sent, as from the page for travellers. */
  canAttach: boolean;
}

/** The enquiry form, connected to the API. */
export function SiteEnquiryForm({ contact, branches, canAttach }: SiteEnquiryFormProps) {
  const { text } = contact.notice;
  const notice = canAttach
    ? { ...contact.notice, text: `${text} ${contact.attachment.notice}` }
    : contact.notice;
  return (
    <EnquiryForm
      aria-label={contact.heading}
      schema={canAttach ? enquiryWithAttachmentSchema : enquirySchema}
      canAttach={canAttach}
      messageLimit={MESSAGE_MAX_LENGTH}
      verification={verification}
      onSubmit={(values, { token: recaptchaValue, idempotencyKey, ...signals }, onUploadProgress) =>
        api.enquiries.send({ ...values, ...signals, recaptchaValue }, { idempotencyKey, onUploadProgress })
      }
      explainFailure={explainFailure}
      contact={<ContactLinks branches={branches} />}
      nextSteps={<p>{contact.reply}</p>}
      notice={<FormNotice notice={notice} />}
      noScript={<FormFallback text={contact.withoutScripts} branches={branches} />}
    />
  );
}
