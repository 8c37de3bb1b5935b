import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { PagedList } from ".";

it("has the entries of every page in the server HTML", () => {
  const names = Array.from({ length: 9 }, (_, index) => `Award ${index + 1}.`);
  const html = renderToString(
    <PagedList label="Awards">
      {names.map((name) => (
        <p key={name}>{name}</p>
      ))}
    </PagedList>,
  );
  for (const name of names) expect(html).toContain(name);
});
