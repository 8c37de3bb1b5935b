import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { Button } from "../../components/button";
import { Hero, HeroActions, HeroBody, HeroPicture, HeroText, HeroTitle } from ".";

it("opens the page with its one promise, then a sentence, then what to do", async () => {
  const screen = await render(
    <Hero aria-label="Welcome">
      <HeroBody>
        <HeroTitle>Architects of your Beautiful Smile</HeroTitle>
        <HeroText>In Kurla and South Mumbai.</HeroText>
        <HeroActions>
          <Button>Book an Appointment</Button>
        </HeroActions>
      </HeroBody>
      <HeroPicture>
        <img alt="Upper teeth" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" />
      </HeroPicture>
    </Hero>,
  );
  const hero = screen.getByRole("region", { name: "Welcome" });
  await expect
    .element(hero.getByRole("heading", { level: 1 }))
    .toHaveTextContent("Architects of your Beautiful Smile");
  expect(hero.element().textContent).toBe(
    "Architects of your Beautiful SmileIn Kurla and South Mumbai.Book an Appointment",
  );
  await expect.element(hero.getByRole("img", { name: "Upper teeth" })).toBeVisible();
});

it("keeps the frame's shape while the picture is missing", async () => {
  const screen = await render(
    <Hero>
      <HeroPicture data-testid="frame" />
    </Hero>,
  );
  const { width, height } = screen.getByTestId("frame").element().getBoundingClientRect();
  expect(height).toBeGreaterThan(width);
});
