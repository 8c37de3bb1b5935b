import { useEffect, useState } from "react";
import { type Behaviour, behavioursOf } from "./titles";

const files = import.meta.glob<string>("../src/*/*/*.test.{ts,tsx}", { query: "?raw", import: "default" });

/** The behaviours that a folder's tests prove; empty until they are loaded. */
export function useBehaviours(folder: string) {
  const [behaviours, setBehaviours] = useState<Behaviour[]>([]);
  useEffect(() => {
    const own = Object.entries(files).filter(([path]) => path.includes(`/${folder}/`));
    Promise.all(own.map(([, read]) => read())).then((sources) =>
      setBehaviours(sources.flatMap(behavioursOf)),
    );
  }, [folder]);
  return behaviours;
}

/** `../packages/ui/src/components/button/button.stories.tsx` → `components/button`. */
export function folderOf(fileName: unknown) {
  return String(fileName).split("/").slice(-3, -1).join("/");
}
