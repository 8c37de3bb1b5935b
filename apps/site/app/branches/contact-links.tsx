import { telHref, whatsAppHref } from "@clinic/ui/lib/phone";
import { TextLink } from "@clinic/ui/text-link";
import { MailIcon, MessageCircleIcon, PhoneIcon } from "lucide-react";
import type { BranchView } from "./branches.server";

/** Phone, WhatsApp and mail of each branch: the ways to reach the clinic that need no form. */
export function ContactLinks({ branches }: { branches: readonly Omit<BranchView, "map">[] }) {
  const [email] = branches.map((branch) => branch.email);
  return (
    <ul>
      {branches.map(({ slug, name, phones: [phone], whatsApp }) => (
        <li key={slug} className="flex flex-wrap gap-x-6">
          <TextLink variant="standalone" href={telHref(phone)}>
            <PhoneIcon aria-hidden strokeWidth={1.5} /> {name}: {phone}
          </TextLink>
          <TextLink variant="standalone" href={whatsAppHref(whatsApp)} rel="noopener">
            <MessageCircleIcon aria-hidden strokeWidth={1.5} /> WhatsApp {name}
          </TextLink>
        </li>
      ))}
      <li>
        <TextLink variant="standalone" href={`mailto:${email}`}>
          <MailIcon aria-hidden strokeWidth={1.5} /> {email}
        </TextLink>
      </li>
    </ul>
  );
}
