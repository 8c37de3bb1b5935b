import { type ComponentType, useEffect, useState } from "react";

/**
 * A component whose code loads when it is first wanted. Unlike `lazy`, it doesn't break the page when it can't be loaded,
 * and is tried again when it is wanted next.
 *
 * @param onFail takes back what wanted it
 * @returns nothing until it is loaded, and while it isn't wanted
 */
export function useOnDemand<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  onFail: () => void,
) {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it loads once each time it is wanted
  useEffect(() => {
    if (isWanted) load().then((Component) => setLoaded({ Component }), onFail);
  }, [isWanted]);
  return isWanted ? loaded?.Component : undefined;
}
