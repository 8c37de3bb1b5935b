import type { ResponsiveImage } from "@clinic/ui/picture";
import { useEffect, useEffectEvent, useState } from "react";
import { useOnReconnect } from "../connection";

interface ArticleRequest<Data> {
  /** Identifies the request. A response for another key is never returned. */
  key: string;
  send: (api: typeof import("../api").api, signal: AbortSignal) => Promise<Data>;
}

interface Outcome<Data> {
  key: string;
  attempt: number;
  data?: Data;
  error?: unknown;
}

/**
 * Requests article data that may be newer than the build: on mount, when the key changes, on retry, and, after a
 * failure, when the browser comes back online.
 */
export function useArticleRequest<Data>({ key, send }: ArticleRequest<Data>) {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<Data>>();

  const request = useEffectEvent(async (signal: AbortSignal) => {
    const settle = (result: Pick<Outcome<Data>, "data" | "error">) => {
      if (!signal.aborted) setOutcome({ key, attempt, ...result });
    };
    try {
      const { api } = await import("../api");
      settle({ data: await send(api, signal) });
    } catch (error) {
      // Message prescribed by the requirements, section 8.
      if (!signal.aborted) console.error("Failed to fetch blogs", error);
      settle({ error });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key or attempt sends a new request
  useEffect(() => {
    const controller = new AbortController();
    void request(controller.signal);
    return () => controller.abort();
  }, [key, attempt]);

  const settled = outcome?.key === key ? outcome : undefined;
  const retry = () => setAttempt(attempt + 1);
  useOnReconnect(settled?.error !== undefined, retry);
  return {
    data: settled?.data,
    /** Why the last attempt failed. Kept until the next one settles. */
    error: settled?.error,
    loading: settled?.attempt !== attempt,
    retry,
  };
}

/**
 * A picture known only by its URL, such as one from the API. The size is a placeholder that reserves the usual aspect
 * ratio; cards and articles crop every picture to their own.
 */
export function plainPicture(src: string): ResponsiveImage {
  return { src, width: 1200, height: 800, sources: [] };
}
