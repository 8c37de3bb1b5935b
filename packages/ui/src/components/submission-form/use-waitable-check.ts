import { useState } from "react";
import type { VerificationProvider } from "../human-verification";

/**
 * Lets a visitor send the form while the human check is still working. `running` resolves to its token, or to an empty
 * string if the check fails or asks the visitor something.
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
