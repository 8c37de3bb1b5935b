import { ConnectionNotice, type ConnectionNoticeProps } from "@clinic/ui/blocks/connection-notice";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { useBlocker, useNavigate, useNavigation } from "react-router-dom";
import { connectionNotice } from "./connection-notice-store";
import { loadScriptsOfPages } from "./hold-navigation";

export type ConnectionMonitorProps = Pick<ConnectionNoticeProps, "branches">;

/** Shows the notice that something could not be loaded, and what of navigations has to do with it. */
export function ConnectionMonitor({ branches }: ConnectionMonitorProps) {
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
  const shown = notice && (
    <ConnectionNotice
      what={notice.what}
      offline={!navigator.onLine}
      branches={branches}
      onRetry={retry}
      onClose={close}
    />
  );
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

interface HeldNavigationProps extends ConnectionMonitorProps {
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
  return (
    <ConnectionNotice
      what="The next page"
      offline={!navigator.onLine}
      branches={branches}
      onRetry={proceed}
      onClose={blocker.reset}
    />
  );
}
