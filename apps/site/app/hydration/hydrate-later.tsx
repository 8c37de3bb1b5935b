import {
  type ComponentType,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { carryOver } from "./carry-over";
import type { Moment } from "./moments";
import { press } from "./press";

/**
 * A block whose HTML stands in the page from the start, while its scripts come later, at the given moment. Until
 * then it is left as the server wrote it: what is typed into it stays, and a press of one of its buttons is kept
 * and given to the button afterwards. On a page that is opened from another one it is there with the page.
 *
 * @param load imports the block. Where that fails, the HTML stays, and it is tried again when the visitor is
 * online again
 */
export function hydrateLater<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  moment: Moment,
) {
  const loadModule = async () => ({ default: await load() });
  const Loaded = lazy(loadModule);

  return function Later(props: Props) {
    const hydrating = useHydrating();
    const [fromServer] = useState(hydrating);
    return fromServer ? <Waiting {...{ loadModule, moment, props }} /> : <Loaded {...props} />;
  };
}

/** Whether React is taking over HTML of the server; also true on the server itself. */
function useHydrating() {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
}

interface WaitingProps<Props> {
  loadModule: () => Promise<{ default: ComponentType<Props> }>;
  moment: Moment;
  props: Props;
}

function Waiting<Props extends object>({ loadModule, moment, props }: WaitingProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const remains = useRef<Remains>(null);
  const [gate] = useState(makeGate);
  const [takenOver, setTakenOver] = useState(false);
  const [Block] = useState(() =>
    lazy(async () => {
      if (import.meta.env.SSR) return loadModule();
      await gate.opened;
      return untilLoaded(loadModule);
    }),
  );
  const whole = (
    <Suspense fallback={<AsItWas place={place} remains={remains} />}>
      <Block {...props} />
      <AfterBlock run={() => setTakenOver(true)} />
    </Suspense>
  );
  // What changes before it is taken over would be drawn anew; the same element is left alone.
  const [first] = useState(whole);

  useEffect(() => {
    const element = place.current;
    if (takenOver || !element) return;
    let kept: HTMLButtonElement | undefined;
    const keep = (event: Event) => {
      const button = event.target instanceof Element && event.target.closest("button");
      if (!button || !element.contains(button)) return;
      event.preventDefault();
      event.stopPropagation();
      kept = button;
      gate.open();
    };
    element.dataset.waiting = "";
    // On the window: React stops events on their way into what it has not taken over.
    window.addEventListener("click", keep, true);
    const stop = moment(element, gate.open);
    return () => {
      stop();
      window.removeEventListener("click", keep, true);
      delete element.dataset.waiting;
      const { current: old } = remains;
      if (old) carryOver(old.box, element, old.focused);
      // The button that stands in the same place now, where the block was drawn anew.
      const again = old && kept ? buttons(element)[buttons(old.box).indexOf(kept)] : kept;
      if (again?.isConnected) press(again);
    };
  }, [takenOver, gate, moment]);

  return <div ref={place}>{takenOver ? whole : first}</div>;
}

function buttons(element: Element) {
  return [...element.querySelectorAll("button")];
}

/** What stood in a block when React had to draw it anew. */
interface Remains {
  box: HTMLElement;
  focused: Element | null;
}

interface AsItWasProps {
  place: RefObject<HTMLDivElement | null>;
  remains: RefObject<Remains | null>;
}

/**
 * React draws a block anew when anything around it changes before its scripts are there, a part of the address
 * for example. Until it can, this keeps what stood there: the same elements, with what was typed into them.
 */
function AsItWas({ place, remains }: AsItWasProps) {
  const box = useRef<HTMLDivElement>(null);
  const [{ nodes, focused }] = useState(() => ({
    nodes: [...(place.current?.childNodes ?? [])],
    focused: place.current?.ownerDocument.activeElement ?? null,
  }));
  useLayoutEffect(() => {
    if (!box.current) return;
    const old: Remains = { box: box.current, focused };
    old.box.replaceChildren(...nodes);
    old.box.addEventListener("focusin", ({ target }) => {
      old.focused = target instanceof Element ? target : null;
    });
    if (focused instanceof HTMLElement && old.box.contains(focused)) focused.focus({ preventScroll: true });
    remains.current = old;
  }, [nodes, focused, remains]);
  return <div ref={box} className="contents" />;
}

function AfterBlock({ run }: { run: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(run, []);
  return null;
}

function makeGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

async function untilLoaded<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
    return untilLoaded(load);
  }
}
