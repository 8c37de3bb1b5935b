import { useState } from "react";
import type { VerificationProvider } from "../human-verification";

/**
 * Lets a visitor send the form while the human check is still working. `running` is its token to come: an empty string
 * if the check fails or asks the visitor something, because neither can be waited for.
 */
export function useWaitableCheck({ verify }: VerificationProvider) {
  const [running, setRunning] = useState<Promise<string>>();

  const waitableVerify: VerificationProvider["verify"] = (signal, widget) => {
    let resolve: (token: string) => void = () => {};
    const promise = new Promise<string>((done) => {
      resolve = done;
    });
    const settle = (token: string) => {
      resolve(token);
      setRunning((current) => (current === promise ? undefined : current));
    };
    setRunning(promise);
    const open = () => {
      settle("");
      return widget.open();
    };
    const check = verify(signal, { ...widget, open });
    check.then(settle, () => settle(""));
    return check;
  };

  return { running, verify: waitableVerify };
}
