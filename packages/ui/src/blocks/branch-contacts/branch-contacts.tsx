"use client";

import { type LucideIcon, MapPinIcon, MessageCircleIcon, PhoneIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Heading } from "../../components/heading";
import { useMessages } from "../../components/i18n-provider";
import { cn } from "../../styles/cn";
import { telHref, whatsAppHref } from "../contact-links/phone-hrefs";
import { branchContactsMessages } from "./messages";

/** The branches side by side, below each other on phones: each a `BranchContact`. */
export function BranchContacts({ className, ...props }: ComponentProps<"ul">) {
  return (
    <ul
      data-slot="branch-contacts"
      className={cn("grid gap-3 sm:grid-cols-2 sm:gap-6", className)}
      {...props}
    />
  );
}

export interface BranchContactProps extends Omit<ComponentProps<"li">, "children"> {
  /** Name of the branch: "Kurla". */
  name: string;
  /** The phone as it is shown: "+91 22 0000 0101". */
  phone: string;
  /** The WhatsApp number. */
  whatsApp: string;
  /** URL of the directions, in the visitor's own map. */
  directionsHref: string;
  /** Whether it is open now: an `OpenStatus` on one line. */
  status?: ReactNode;
}

/** The quick ways to reach a branch: whether it is open, and three large links. `BranchCard` has the rest. */
export function BranchContact({
  name,
  phone,
  whatsApp,
  directionsHref,
  status,
  className,
  ...props
}: BranchContactProps) {
  const messages = useMessages("branchContacts", branchContactsMessages);
  return (
    <li
      data-slot="branch-contact"
      className={cn(
        "flex flex-col justify-between gap-3 rounded-panel border border-line bg-surface-raised p-4 text-ink sm:gap-5 sm:p-6",
        className,
      )}
      {...props}
    >
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <Heading level={2} size="title">
            {name}
          </Heading>
          <p className="tabular-nums">
            <bdi>{phone}</bdi>
          </p>
        </div>
        {status}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(4.9rem,100%),1fr))] gap-2">
        <Target href={telHref(phone)} icon={PhoneIcon} name={messages.callTo(name)}>
          {messages.call}
        </Target>
        <Target href={whatsAppHref(whatsApp)} icon={MessageCircleIcon} name={messages.whatsAppTo(name)}>
          {messages.whatsApp}
        </Target>
        <Target href={directionsHref} icon={MapPinIcon} name={messages.directionsTo(name)}>
          {messages.directions}
        </Target>
      </div>
    </li>
  );
}

interface TargetProps {
  href: string;
  icon: LucideIcon;
  /** The word with its branch, for screen readers. */
  name: string;
  children: ReactNode;
}

function Target({ href, icon: Icon, name, children }: TargetProps) {
  return (
    <a
      data-slot="branch-contact-target"
      href={href}
      aria-label={name}
      rel={href.startsWith("https:") ? "noopener" : undefined}
      className="flex min-h-13 flex-col items-center justify-center gap-x-2 gap-y-0.5 rounded-control border border-line-strong px-1 py-1.5 font-semibold text-primary text-sm leading-tight transition-colors hover:border-ink hover:bg-surface-sunken sm:flex-row [&_svg]:size-5"
    >
      <Icon strokeWidth={1.5} />
      <span>{children}</span>
    </a>
  );
}
