import { type DragEvent, useId, useState } from "react";
import { api, assetUrl } from "../api.ts";
import type { ControlProps } from "../checking/checked.tsx";

const kinds = {
  picture: { title: "picture", accept: "image/jpeg,image/png,image/webp,image/avif" },
  pdf: { title: "PDF file", accept: "application/pdf" },
};

/** A picture or PDF file: dropped, chosen from this machine, or one that the website has. */
export function FileControl({ value, onChange, forID, field, getEntry, classNameWrapper }: ControlProps) {
  const kind = field.get("widget") as keyof typeof kinds;
  const { title, accept } = kinds[kind];
  const src = String(value ?? "");
  const listId = useId();
  const [state, setState] = useState<string>();
  const [names, setNames] = useState<string[]>([]);

  const upload = async (file: File | undefined) => {
    if (!file) return;
    setState(`${file.name} is being prepared…`);
    try {
      const entry = getEntry();
      const slug = kind === "picture" && entry.getIn(["data", "slug"]);
      const name = `${entry.get("collection")}/${slug || file.name}`;
      const added = await api<{ src: string; says: string }>(kind, { name, content: await base64(file) });
      onChange(added.src);
      setState(added.says);
    } catch (error) {
      setState(error instanceof Error ? error.message : String(error));
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void upload(event.dataTransfer.files[0]);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to do what the button does
    <div className="file" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {src && (kind === "picture" ? <img src={assetUrl(src)} alt="" /> : <a href={assetUrl(src)}>{src}</a>)}
      <input
        id={forID}
        className={classNameWrapper}
        list={listId}
        placeholder={`Drop a ${title} here, or choose one`}
        value={src}
        onFocus={() => void api<string[]>(`${kind}s`).then(setNames)}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <label className="button">
        Choose a {title} on this machine
        <input type="file" accept={accept} onChange={({ target }) => void upload(target.files?.[0])} />
      </label>
      <p role="status">{state}</p>
    </div>
  );
}

/** A file as the server takes it. */
async function base64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // A character for each byte.
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
