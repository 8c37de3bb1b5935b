import { useState } from "react";
import { api } from "../api.ts";
import type { ControlProps } from "../checking/checked.tsx";
import { pictureUrl } from "../records.ts";
import { base64 } from "./picture-control.tsx";

/** A PDF file of this machine, which replaces the one that the record names. */
export function PdfControl({ value, onChange, forID }: ControlProps) {
  const [state, setState] = useState<string>();
  const src = value as string | undefined;

  const upload = async (file: File | undefined) => {
    if (!file) return;
    try {
      const body = { name: file.name, content: await base64(file) };
      const added = await api<{ src: string; pages: number; tagged: boolean }>("pdf", body);
      onChange(added.src);
      const warning = added.tagged
        ? ""
        : " It has no tags, so screen readers read it badly: export it with them.";
      setState(`Ready. Pages: ${added.pages}.${warning}`);
    } catch (error) {
      setState(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <div className="picture">
      <p>{src ? <a href={pictureUrl(src)}>{src}</a> : "Choose a PDF file:"}</p>
      <label className="button">
        Choose a PDF file on this machine
        <input
          id={forID}
          type="file"
          accept="application/pdf"
          onChange={(event) => void upload(event.target.files?.[0])}
        />
      </label>
      <p role="status">{state}</p>
    </div>
  );
}
