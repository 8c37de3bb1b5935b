import builtPictures from "@clinic/content/dist/pictures.json";
import { Name, Part } from "./part";

export function ContactSheet() {
  const collections = Map.groupBy(Object.entries(builtPictures), ([name]) => name.split("/")[0] ?? "");
  return (
    <Part>
      {[...collections].map(([collection, pictures]) => (
        <section key={collection} className="mb-10">
          <h3 className="mb-3 font-semibold">
            {collection} <span className="font-normal text-ink-muted">({pictures.length})</span>
          </h3>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
            {pictures.map(([name, { src }]) => (
              <li key={name}>
                <img
                  src={src}
                  alt=""
                  loading="lazy"
                  className="aspect-4/3 w-full bg-surface-sunken object-cover"
                />
                <p className="mt-1 text-ink-muted [overflow-wrap:anywhere]">
                  <Name>
                    <span className="whitespace-normal">{name.slice(collection.length + 1)}</span>
                  </Name>
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Part>
  );
}
