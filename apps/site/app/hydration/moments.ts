/** Calls back once, when a block should be taken over. @returns what stops the waiting */
export type Moment = (block: Element, callBack: () => void) => () => void;

/** How far outside the window a block may be to count as seen, so that it is ready when it gets there. */
const MARGIN = "400px";

/** How long a visitor looks before something may come by itself, in milliseconds. */
const WHILE = 3000;

/** When the block is about to be seen, or gets the focus or a press. */
export const whenSeen: Moment = (block, callBack) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) callBack();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(block);
  // On the window: React stops events on their way into what it has not taken over.
  const stopListening = listen(["focusin", "pointerdown"], ({ target }) => {
    if (target instanceof Node && block.contains(target)) callBack();
  });
  return () => {
    observer.disconnect();
    stopListening();
  };
};

/** At the visitor's first action: for what has nothing to do before. */
export const whenActive: Moment = (_, callBack) => {
  if (navigator.userActivation?.hasBeenActive || window.scrollY > 0) {
    callBack();
    return () => {};
  }
  return listen(["pointermove", "pointerdown", "keydown", "input", "focusin", "wheel", "scroll"], callBack);
};

/** When the block is about to be seen by a visitor who has acted: for what weighs most. */
export const whenSeenAndActive: Moment = (block, callBack) => {
  // Filled later: a visitor who has acted already is called back at once.
  const stops: (() => void)[] = [];
  stops.push(whenActive(block, () => stops.push(whenSeen(block, callBack))));
  return () => {
    for (const stop of stops) stop();
  };
};

/** When the visitor acts, or has had the block before them for a while: for what changes by itself. */
export const whenSeenForAWhile: Moment = (block, callBack) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stops = [
    whenActive(block, callBack),
    whenSeen(block, () => {
      timer ??= setTimeout(callBack, WHILE);
    }),
  ];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
};

function listen(events: readonly string[], listener: (event: Event) => void) {
  const options = { capture: true, passive: true };
  for (const event of events) window.addEventListener(event, listener, options);
  return () => {
    for (const event of events) window.removeEventListener(event, listener, options);
  };
}
