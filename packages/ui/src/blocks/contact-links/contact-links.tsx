"use client";

import { MailIcon, MessageCircleIcon, PhoneIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { useMessages } from "../../components/i18n-provider";
import { TextLink } from "../../components/text-link";
import { cn } from "../../styles/cn";
import { contactLinksMessages } from "./messages";
import { telHref, whatsAppHref } from "./phone-hrefs";

export interface ContactLinksProps extends Omit<ComponentProps<"ul">, "children"> {
  /** The branches: the first phone is the one to call, WhatsApp numbers are written like phones. */
  branches: readonly {
    slug: string;
    name: string;
    phones: readonly string[];
    whatsApp: string;
    email: string;
  }[];
}

/** The ways to reach the clinic that need no form: phone and WhatsApp of each branch, and mail. */
export function ContactLinks({ branches, className, ...props }: ContactLinksProps) {
  const { whatsApp: whatsAppName } = useMessages("contactLinks", contactLinksMessages);
  const emails = new Set(branches.map(({ email }) => email));
  return (
    <ul data-slot="contact-links" className={cn("wrap-anywhere", className)} {...props}>
      {branches.map(({ slug, name, phones: [phone = ""], whatsApp }) => (
        <li key={slug} className="flex flex-wrap gap-x-6">
          <TextLink variant="standalone" href={telHref(phone)}>
            <PhoneIcon strokeWidth={1.5} /> {name}: <bdi>{phone}</bdi>
          </TextLink>
          <TextLink variant="standalone" href={whatsAppHref(whatsApp)} rel="noopener">
            <MessageCircleIcon strokeWidth={1.5} /> {`${whatsAppName} ${name}`}
          </TextLink>
        </li>
      ))}
      {[...emails].map((email) => (
        <li key={email}>
          <TextLink variant="standalone" href={`mailto:${email}`}>
            <MailIcon strokeWidth={1.5} /> {email}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
