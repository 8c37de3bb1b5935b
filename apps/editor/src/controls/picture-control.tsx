import { type DragEvent, useId, useRef, useState } from "react";
import { api } from "../api.ts";
import type { ControlProps } from "../checking/checked.tsx";
import { pictureUrl } from "../records.ts";

/** A picture: dropped, chosen from this machine, or picked from the content. */
export function PictureControl({ value, onChange, forID, getEntry }: ControlProps) {
  const src = value as string | undefined;
  const [state, setState] = useState<string>();
  const [pictures, setPictures] = useState<string[]>();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  const upload = async (file: File | undefined) => {
    if (!file) return;
    setState(`${file.name} is being prepared…`);
    try {
      const entry = getEntry();
      const added = await api<{ src: string; bytes: number }>("picture", {
        kind: entry.get("collection"),
        name: entry.getIn(["data", "slug"]) ?? file.name,
        content: await base64(file),
      });
      onChange(added.src);
      setState(`Ready: ${Math.ceil(added.bytes / 1000)} kB, without the data of the camera.`);
    } catch (error) {
      setState(error instanceof Error ? error.message : String(error));
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void upload(event.dataTransfer.files[0]);
  };
  const choose = async () => {
    dialog.current?.showModal();
    setPictures(await api<string[]>("pictures"));
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way to do what the button does
    <div className="picture" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {src && <img src={pictureUrl(src)} alt="" />}
      <p>{src ?? "Drop a picture here, or choose one:"}</p>
      <label className="button">
        Choose a picture on this machine
        <input
          id={forID}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={(event) => void upload(event.target.files?.[0])}
        />
      </label>
      <button type="button" onClick={() => void choose()}>
        Choose a picture of the website
      </button>
      <p role="status">{state}</p>
      <dialog ref={dialog} aria-labelledby={titleId}>
        <h2 id={titleId}>Pictures of the website</h2>
        <ul className="pictures">
          {pictures?.map((name) => (
            <li key={name}>
              <button
                type="button"
                aria-pressed={name === src}
                onClick={() => {
                  onChange(name);
                  dialog.current?.close();
                }}
              >
                <img src={pictureUrl(name)} alt="" loading="lazy" />
                {name}
              </button>
            </li>
          ))}
        </ul>
        <form method="dialog">
          <button type="submit">Close</button>
        </form>
      </dialog>
    </div>
  );
}

/** A file as the server takes it. */
export async function base64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*?,/, ""));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
