import { useRef, useState } from "react";
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
  const chosen = useRef<File>(undefined);
  // The bar says it, too, until another is chosen or the form is saved.
  const isRefused = useChecks(({ reason }) => reason === state);

  const upload = async (file: File | undefined) => {
    if (!file) return;
    chosen.current = file;
    if (isRefused) show({ reason: undefined });
    setState(`${file.name} is being prepared…`);
    const entry = getEntry();
    const slug = kind === "picture" && entry.getIn(["data", "slug"]);
    const name = `${entry.get("collection")}/${slug || file.name}`;
    const added = await file
      .bytes()
      .then((bytes) => bytes.toBase64())
      .then((content) => api<Record<"src" | "says", string>>("add-file", { kind, name, content }))
      .catch(({ message }: Error) => ({ src: undefined, says: `Not taken. ${message}` }));
    // Another may have been chosen meanwhile.
    if (chosen.current !== file) return;
    setState(added.says);
    if (added.src) onChange(added.src);
    else show({ reason: added.says });
  };

  return (
    <div className="file">
      {src && (kind === "picture" ? <img src={url} alt="" width={192} /> : <a href={url}>{src}</a>)}
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
