import { useState } from "react";
import { api, files } from "../api.ts";
import { show, useChecks } from "../checking/check.ts";
import type { ControlProps } from "../checking/checked.tsx";
import { Choosable } from "./text-controls.tsx";

/** A picture or PDF file: dropped, chosen from this machine, or one that the website has. */
export function FileControl({ value, onChange, forID, field, getEntry, classNameWrapper }: ControlProps) {
  const kind = String(field.get("widget"));
  const [title, accept] = kind === "pdf" ? ["PDF file", ".pdf"] : ["picture", "image/*"];
  const src = String(value ?? "");
  const url = `${import.meta.env.BASE_URL}originals/${src}`;
  const [state, setState] = useState("");
  // The bar says it, too, until another is chosen or the form is saved.
  const isRefused = useChecks(({ reason }) => reason === state);

  const upload = async (file: File | undefined) => {
    if (!file) return;
    if (isRefused) show({ reason: undefined });
    setState(`${file.name} is being prepared…`);
    try {
      const entry = getEntry();
      const slug = kind === "picture" && entry.getIn(["data", "slug"]);
      const name = `${entry.get("collection")}/${slug || file.name}`;
      const content = (await file.bytes()).toBase64();
      const added = await api<{ src: string; says: string }>("add-file", { kind, name, content });
      onChange(added.src);
      setState(added.says);
    } catch (error) {
      const reason = `Not taken. ${(error as Error).message}`;
      setState(reason);
      show({ reason });
    }
  };

  return (
    <div className="file">
      {src && (kind === "picture" ? <img src={url} alt="" /> : <a href={url}>{src}</a>)}
      <label>
        Drop a {title} here, or choose one on this machine
        <input type="file" accept={accept} onChange={({ target }) => void upload(target.files?.[0])} />
      </label>
      <Choosable
        id={forID}
        className={classNameWrapper}
        options={files.filter((name) => name.endsWith(".pdf") === (kind === "pdf")).map((name) => [name])}
        placeholder={`Or choose a ${title} that the website has`}
        value={src}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
      <p role="status" className={isRefused ? "findings" : ""}>
        {(isRefused || !state.startsWith("Not taken")) && state}
      </p>
    </div>
  );
}
