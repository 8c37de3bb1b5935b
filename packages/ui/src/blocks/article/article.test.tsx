import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { machine } from "../../fixtures/pictures";
import { Article } from ".";

it("is an article under its title, with the picture loaded first", async () => {
  const screen = await render(
    <Article
      title="Does a root canal hurt?"
      category="Treatments"
      picture={{ image: machine(), alt: "A dentist at work" }}
      html="<h2>What you feel</h2>"
    />,
  );
  const article = screen.getByRole("article");
  await expect
    .element(article.getByRole("heading", { name: "Does a root canal hurt?", level: 1 }))
    .toBeVisible();
  await expect.element(article.getByRole("heading", { name: "What you feel", level: 2 })).toBeVisible();
  await expect
    .element(article.getByRole("img", { name: "A dentist at work" }))
    .toHaveAttribute("loading", "eager");
});
