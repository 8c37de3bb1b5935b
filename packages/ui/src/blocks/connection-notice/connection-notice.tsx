"use client";

import { PhoneIcon, RotateCwIcon } from "lucide-react";
import { type ComponentProps, useEffect, useEffectEvent, useId, useRef } from "react";
import { Button } from "../../components/button";
import { useMessages } from "../../components/i18n-provider";
import { Container } from "../../components/section";
import { TextLink } from "../../components/text-link";
import { telHref } from "../contact-links/phone-hrefs";
import { connectionNoticeMessages } from "./messages";

export interface ConnectionNoticeProps extends Omit<ComponentProps<"div">, "children"> {
  /** What could not be loaded, to begin a sentence: "The next page". */
  what: string;
  /**
   * Whether the visitor is offline; otherwise the server did not respond.
   * @default false
   */
  offline?: boolean;
  /** The branches, each with the number to call first. */
  branches: readonly { slug: string; name: string; phones: readonly string[] }[];
  /** Called by "Try again", and when the browser is online again. */
  onRetry: () => void;
  /** Called by "Stay here" and by Esc. */
  onClose: () => void;
}

/**
 * Says that something could not be loaded, keeps the page as it is, and offers the phone in the meantime. It takes
 * focus when it appears, and returns it when it closes.
 */
export function ConnectionNotice({
  what,
  offline = false,
  branches,
  onRetry,
  onClose,
  ...props
}: ConnectionNoticeProps) {
  const messages = useMessages("connectionNotice", connectionNoticeMessages);
  const id = useId();
  const notice = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element>(null);
  const retry = useEffectEvent(onRetry);

  useEffect(() => {
    cameFrom.current = document.activeElement;
    notice.current?.focus();
  }, []);

  useEffect(() => {
    const listener = () => retry();
    window.addEventListener("online", listener);
    return () => window.removeEventListener("online", listener);
  }, []);

  const close = () => {
    onClose();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  };

  return (
    <div
      ref={notice}
      data-slot="connection-notice"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      className="fixed inset-x-0 bottom-0 z-50 border-accent border-t-4 bg-surface-raised shadow-(--shadow-raised) print:hidden"
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
      }}
      {...props}
    >
      <Container className="flex max-h-[80dvh] flex-col gap-4 overflow-y-auto py-5 md:flex-row md:items-center md:gap-10">
        <div className="grow">
          <p id={`${id}-title`} className="font-semibold">
            {messages.title(what)}
          </p>
          <p id={`${id}-text`} className="mt-1">
            {offline ? messages.offline : messages.noResponse} {messages.nothingLost}
          </p>
          <ul className="flex flex-wrap gap-x-8">
            {branches.map(({ slug, name, phones: [phone = ""] }) => (
              <li key={slug}>
                <TextLink variant="standalone" href={telHref(phone)}>
                  <PhoneIcon strokeWidth={1.5} /> {name}: <bdi>{phone}</bdi>
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
        <div className="flex shrink-0 flex-wrap gap-3">
          <Button onClick={() => onRetry()}>
            <RotateCwIcon strokeWidth={1.5} />
            {messages.tryAgain}
          </Button>
          <Button variant="secondary" onClick={close}>
            {messages.stay}
          </Button>
        </div>
      </Container>
    </div>
  );
}
