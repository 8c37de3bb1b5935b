import { useEffect, useEffectEvent, useState } from "react";
import { useOnlineAgain } from "../connection";

interface ArticleRequest<Answer> {
  /** Identifies what is asked for: the answer to another key is never given. */
  key: string;
  send: (api: typeof import("../api").api, signal: AbortSignal) => Promise<Answer>;
  /** Puts the request off. @returns what cancels it @default none: it is sent at once */
  when?: (send: () => void) => () => void;
}

interface Outcome<Answer> {
  key: string;
  attempt: number;
  answer?: Answer;
  error?: unknown;
}

/**
 * Asks the API for what the build may not know of articles: on entry, again when the key changes, when the visitor
 * retries, and after a failure when they come back online.
 */
export function useArticleRequest<Answer>({ key, send, when = atOnce }: ArticleRequest<Answer>) {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<Answer>>();

  const request = useEffectEvent(async (signal: AbortSignal) => {
    const settle = (result: Pick<Outcome<Answer>, "answer" | "error">) => {
      if (!signal.aborted) setOutcome({ key, attempt, ...result });
    };
    try {
      const { api } = await import("../api");
      settle({ answer: await send(api, signal) });
    } catch (error) {
      // The words of the specification, section 8.
      if (!signal.aborted) console.error("Failed to fetch blogs", error);
      settle({ error });
    }
  });
  const schedule = useEffectEvent(when);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key or attempt asks again
  useEffect(() => {
    const aborter = new AbortController();
    const cancel = schedule(() => void request(aborter.signal));
    return () => {
      cancel();
      aborter.abort();
    };
  }, [key, attempt]);

  const settled = outcome?.key === key ? outcome : undefined;
  const retry = () => setAttempt(attempt + 1);
  useOnlineAgain(settled?.error !== undefined, retry);
  return {
    answer: settled?.answer,
    /** Why the last attempt failed; it stays until the next one has settled. */
    error: settled?.error,
    loading: settled?.attempt !== attempt,
    retry,
  };
}

function atOnce(send: () => void) {
  send();
  return () => {};
}
