import { Button } from "@clinic/ui/button";
import { telHref } from "@clinic/ui/lib/phone";
import { Container } from "@clinic/ui/section";
import { TextLink } from "@clinic/ui/text-link";
import { PhoneIcon, RotateCwIcon } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { useBlocker, useNavigate, useNavigation } from "react-router-dom";
import type { BranchView } from "../branches/branches.server";
import { connectionNotice } from "./connection-notice-store";
import { loadScriptsOfPages } from "./hold-navigation";

type ReachableBranch = Pick<BranchView, "slug" | "name" | "phones">;

/** Says that something could not be loaded, keeps the page, and offers the phone in the meantime. */
export function ConnectionNotice({ branches }: { branches: readonly ReachableBranch[] }) {
  const notice = useSyncExternalStore(connectionNotice.subscribe, connectionNotice.get, () => undefined);
  const { location: target } = useNavigation();
  const navigate = useNavigate();
  const wasOffline = useWasOffline();

  // From here on there is something to lose.
  useEffect(() => {
    document.addEventListener("input", loadScriptsOfPages, { once: true });
    return () => document.removeEventListener("input", loadScriptsOfPages);
  }, []);

  const close = () => connectionNotice.show(undefined);
  const retry = () => {
    close();
    if (notice?.retry) notice.retry();
    // After Back, the address has already changed.
    else if (target) navigate(target, { replace: target.pathname === window.location.pathname });
  };
  const shown = notice && <Notice what={notice.what} branches={branches} onRetry={retry} onClose={close} />;
  return wasOffline ? <HeldNavigation branches={branches}>{shown}</HeldNavigation> : shown;
}

/**
 * Whether the connection was ever lost on this page. The router writes a warning for every link within the page
 * as soon as something may block navigations; most visitors never need it.
 */
function useWasOffline() {
  const [wasOffline, setWasOffline] = useState(false);
  useEffect(() => {
    const note = () => setWasOffline(true);
    if (!navigator.onLine) note();
    window.addEventListener("offline", note);
    return () => window.removeEventListener("offline", note);
  }, []);
  return wasOffline;
}

interface HeldNavigationProps {
  branches: readonly ReachableBranch[];
  /** What is shown while no navigation is held. */
  children: ReactNode;
}

/** While offline a navigation is not even tried. */
function HeldNavigation({ branches, children }: HeldNavigationProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !navigator.onLine && nextLocation.pathname !== currentLocation.pathname,
  );
  if (blocker.state !== "blocked") return children;

  const proceed = () => {
    if (navigator.onLine) blocker.proceed();
  };
  return <Notice what="The next page" branches={branches} onRetry={proceed} onClose={blocker.reset} />;
}

interface NoticeProps {
  what: string;
  branches: readonly ReachableBranch[];
  onRetry: () => void;
  onClose: () => void;
}

function Notice({ what, branches, onRetry, onClose }: NoticeProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element>(null);
  const offline = !navigator.onLine;

  useEffect(() => {
    cameFrom.current = document.activeElement;
    box.current?.focus();
  }, []);

  useEffect(() => {
    window.addEventListener("online", onRetry);
    return () => window.removeEventListener("online", onRetry);
  }, [onRetry]);

  const close = () => {
    onClose();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
  };

  return (
    <div
      ref={box}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      className="fixed inset-x-0 bottom-0 z-50 border-accent border-t-4 bg-surface-raised shadow-raised print:hidden"
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
      }}
    >
      <Container className="flex max-h-[80dvh] flex-col gap-4 overflow-y-auto py-5 md:flex-row md:items-center md:gap-10">
        <div className="grow">
          <p id={`${id}-title`} className="font-semibold">
            {what} could not be loaded.
          </p>
          <p id={`${id}-text`} className="mt-1">
            {offline
              ? "You seem to be offline. It comes by itself once you are connected again."
              : "Our website did not answer."}{" "}
            Nothing that you typed here is lost. You can also call us:
          </p>
          <ul className="flex flex-wrap gap-x-8">
            {branches.map(({ slug, name, phones: [phone] }) => (
              <li key={slug}>
                <TextLink variant="standalone" href={telHref(phone)}>
                  <PhoneIcon aria-hidden strokeWidth={1.5} /> {name}: {phone}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
        <div className="flex shrink-0 flex-wrap gap-3">
          <Button onClick={onRetry}>
            <RotateCwIcon aria-hidden strokeWidth={1.5} />
            Try again
          </Button>
          <Button variant="secondary" onClick={close}>
            Stay here
          </Button>
        </div>
      </Container>
    </div>
  );
}
