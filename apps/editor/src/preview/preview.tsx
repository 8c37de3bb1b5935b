import { useEffect, useRef, useState } from "react";
import { api } from "../api.ts";
import { checks } from "../checking/check.ts";
import { fileOf } from "../record-file.ts";

const fill = { position: "fixed", inset: 0, width: "100%", height: "100%", border: 0 } as const;

/** The page that shows the record, rendered by the site itself with the form's values, once these are sound. */
export function Preview() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState<string>();
  const { status, entry, findings } = checks.use();
  const sound = status === "checked" && findings.length === 0 ? entry : undefined;

  useEffect(() => {
    if (!sound) return;
    void api<string>("preview", fileOf(sound)).then((page) => {
      setShown(page);
      frame.current?.contentWindow?.location.reload();
    });
  }, [sound]);

  return shown && <iframe key={shown} ref={frame} src={shown} title="Preview of the page" style={fill} />;
}
