import { useRef, useState } from "react";
import type { VerificationProvider } from "../human-verification";

/**
 * Lets a visitor send the form while the human check is still working. `running` resolves to its token, or to an empty
 * string if the check asks the visitor something; a check that fails leaves its `failure`.
 */
export function useWaitableCheck({ verify }: VerificationProvider) {
  // A ref, because who sends again after a failure begins a check and waits for it in the same moment.
  const running = useRef<Promise<string>>(undefined);
  const [state, setState] = useState<{ isBegun?: boolean; failure?: unknown }>({});

  const waitableVerify: VerificationProvider["verify"] = (signal, widget) => {
    let check = Promise.resolve("");
    const promise = new Promise<string>((settle, fail) => {
      const open = () => {
        settle("");
        return widget.open();
      };
      check = verify(signal, { ...widget, open });
      check.then(settle, fail);
    });
    const finish = (next: typeof state) => {
      if (running.current !== promise) return;
      running.current = undefined;
      setState(next);
    };
    running.current = promise;
    setState({ isBegun: true });
    promise.then(
      () => finish({}),
      (error) => finish(signal.aborted ? {} : { isBegun: true, failure: error }),
    );
    return check;
  };

  return { ...state, running, verify: waitableVerify, forget: () => setState({}) };
}
