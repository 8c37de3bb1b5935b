import { enquirySchema } from "@clinic/api-client/schemas/enquiry";
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
}

/** The enquiry form, connected to the API. */
export function SiteEnquiryForm({ contact, branches }: SiteEnquiryFormProps) {
  return (
    <EnquiryForm
      aria-label={contact.heading}
      schema={enquirySchema}
      messageLimit={MESSAGE_MAX_LENGTH}
      verification={verification}
      onSubmit={(values, { token: recaptchaValue, idempotencyKey, ...signals }) =>
        api.enquiries.send({ ...values, ...signals, recaptchaValue }, { idempotencyKey })
      }
      explainFailure={explainFailure}
      contact={<ContactLinks branches={branches} />}
      nextSteps={<p>{contact.reply}</p>}
      notice={<FormNotice notice={contact.notice} />}
      noScript={<FormFallback text={contact.withoutScripts} branches={branches} />}
    />
  );
}
