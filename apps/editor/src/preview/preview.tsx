import { createRef, useEffect } from "react";
import { api } from "../api.ts";
import { show, useChecks } from "../checking/check.ts";
import { fileOf } from "../record-file.ts";

/** Name of the frame beside a form. Links lead into it, or into a window of that name where there is no room for it. */
export const BESIDE = "beside";

const fill = { position: "fixed", inset: 0, width: "100%", height: "100%", border: 0 } as const;
const frame = createRef<HTMLIFrameElement>();

// Scrolls the page to what someone is about to change; shorter texts are everywhere.
document.addEventListener("focusin", ({ target }) => {
  const [text = ""] = (target as HTMLInputElement).value?.split("\n") ?? [];
  const shown = frame.current?.contentWindow;
  shown?.getSelection()?.removeAllRanges();
  if (text.length > 4) (shown as unknown as { find(text: string): void } | null)?.find(text);
});

/** The page that shows the record, rendered by the site itself with the form's values, once these are sound. */
export function Preview() {
  const { status, entry, findings, page } = useChecks();
  const sound = status === "checked" && findings.length === 0 ? entry : undefined;

  useEffect(() => {
    if (!sound) return;
    void api<string>("preview", fileOf(sound)).then((shown) => {
      show({ page: shown });
      const { location } = frame.current?.contentWindow ?? {};
      // A translation that is beside the form stays, with what is typed into it.
      if (!location?.pathname.startsWith(import.meta.env.BASE_URL)) location?.reload();
    });
  }, [sound]);

  return (
    page && <iframe key={page} ref={frame} name={BESIDE} src={page} title="Beside the form" style={fill} />
  );
}
