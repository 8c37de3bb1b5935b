import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Picture } from "../../components/picture";
import { smile } from "../../fixtures/pictures";
import { IntroBlock, IntroBlocks, IntroBody, IntroPicture, IntroTitle } from ".";

const intro = (
  <IntroBlocks>
    <IntroBlock>
      <IntroTitle>What it is</IntroTitle>
      <IntroBody>A filling inside the root.</IntroBody>
    </IntroBlock>
    <IntroBlock>
      <IntroTitle>When you need it</IntroTitle>
      <IntroBody>Pain at night.</IntroBody>
    </IntroBlock>
    <IntroPicture>
      <Picture image={smile()} alt="Front teeth" />
    </IntroPicture>
  </IntroBlocks>
);

it("reads in order: first heading, second heading, picture", async () => {
  const screen = await render(intro);
  expect(
    screen
      .getByRole("heading", { level: 2 })
      .elements()
      .map((heading) => heading.textContent),
  ).toEqual(["What it is", "When you need it"]);
  const last = screen.getByRole("heading", { level: 2 }).last().element();
  const picture = screen.getByRole("img", { name: "Front teeth" }).element();
  expect(last.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it("puts the picture beside the words on a wide window, and above them on a phone", async () => {
  const screen = await render(intro);
  const place = (name: "heading" | "img") => screen.getByRole(name).first().element().getBoundingClientRect();
  expect(place("img").left).toBeGreaterThan(place("heading").right);

  await page.viewport(390, 844);
  expect(place("img").bottom).toBeLessThan(place("heading").top);
  await page.viewport(1280, 900);
});
