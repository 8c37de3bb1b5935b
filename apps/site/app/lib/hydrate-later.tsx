import {
  type ComponentType,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
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
    <Suspense fallback={<AsItWas place={place} />}>
      <Block {...props} />
      <AfterBlock run={() => setTakenOver(true)} />
    </Suspense>
  );
  // What changes before it is taken over would be drawn anew; the same element is left alone.
  const [first] = useState(whole);

  useEffect(() => {
    const element = place.current;
    if (takenOver || !element) return;
    let kept: HTMLElement | undefined;
    const keep = (event: Event) => {
      const button = event.target instanceof Element && event.target.closest("button");
      if (!button) return;
      event.preventDefault();
      event.stopPropagation();
      kept = button;
      gate.open();
    };
    element.dataset.waiting = "";
    element.addEventListener("click", keep, true);
    const stop = moment(element, gate.open);
    return () => {
      stop();
      element.removeEventListener("click", keep, true);
      delete element.dataset.waiting;
      if (kept?.isConnected) press(kept);
    };
  }, [takenOver, gate, moment]);

  return <div ref={place}>{takenOver ? whole : first}</div>;
}

/**
 * React draws a block anew when anything around it changes before its scripts are there, a part of the address
 * for example. Until it can, this keeps what stood there.
 */
function AsItWas({ place }: { place: RefObject<HTMLDivElement | null> }) {
  const [html] = useState(() => place.current?.innerHTML ?? "");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own HTML of this block
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
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
