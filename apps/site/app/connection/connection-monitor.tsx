import type { Layout } from "@clinic/content/pages/layout";
import { ConnectionNotice, type ConnectionNoticeProps } from "@clinic/ui/blocks/connection-notice";
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { useBlocker, useNavigate, useNavigation } from "react-router-dom";
import { connectionNotice } from "./connection-notice-store";
import { loadRouteModules } from "./hold-navigation";

export interface ConnectionMonitorProps extends Pick<ConnectionNoticeProps, "branches"> {
  /** What may be out of reach, in words. */
  names: Layout["unreached"];
}

/** Shows the connection notice, and holds navigations while the browser is offline. */
export function ConnectionMonitor({ names, branches }: ConnectionMonitorProps) {
  const notice = useSyncExternalStore(connectionNotice.subscribe, connectionNotice.get, () => undefined);
  const { location: target } = useNavigation();
  const navigate = useNavigate();
  const wasOffline = useWasOffline();

  // Once the visitor has filled in a field of a form, a full page load would lose it.
  useEffect(() => {
    const onInput = ({ target }: Event) => {
      if (!(target as HTMLInputElement).form) return;
      document.removeEventListener("input", onInput);
      loadRouteModules();
    };
    document.addEventListener("input", onInput);
    return () => document.removeEventListener("input", onInput);
  }, []);

  const close = () => connectionNotice.show(undefined);
  const retry = () => {
    close();
    if (notice?.retry) notice.retry();
    // After Back, the address bar already shows the target.
    else if (target) navigate(target, { replace: target.pathname === window.location.pathname });
  };
  const shown = notice && (
    <ConnectionNotice
      what={names[notice.what]}
      offline={!navigator.onLine}
      branches={branches}
      onRetry={retry}
      onClose={close}
    />
  );
  return wasOffline ? (
    <HeldNavigation names={names} branches={branches}>
      {shown}
    </HeldNavigation>
  ) : (
    shown
  );
}

/**
 * Whether the browser has been offline since the page loaded. `useBlocker` makes the router warn about every in-page
 * link, so it is mounted only for visitors who need it.
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
  /** Shown while no navigation is held. */
  children: ReactNode;
}

/** Blocks navigations to other pages while the browser is offline. */
function HeldNavigation({ names, branches, children }: HeldNavigationProps) {
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
      what={names.page}
      offline={!navigator.onLine}
      branches={branches}
      onRetry={proceed}
      onClose={blocker.reset}
    />
  );
}
