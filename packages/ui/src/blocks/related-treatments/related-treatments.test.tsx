import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { I18nProvider } from "../../components/i18n-provider";
import { room } from "../../fixtures/pictures";
import { VideoSlider } from "../video-slider";
import { RelatedTreatments } from ".";

const treatments = [..."12345"].map((name) => ({ name, path: "/", picture: { image: room(), alt: "" } }));
const messages = { relatedTreatments: { treatments: "इलाज" }, videoSlider: { videos: "वीडियो" } };

it("counts in the words of its catalogue, as videos do", async () => {
  const screen = await render(
    <I18nProvider messages={messages}>
      <RelatedTreatments title="1" label="1" treatments={treatments} />
      <VideoSlider title="2" label="2" videos={[..."12345"].map((id) => ({ id, title: id }))} />
    </I18nProvider>,
  );
  const nouns = ["इलाज", "वीडियो"];
  for (const [index, carousel] of screen.container.querySelectorAll("[data-slot=carousel]").entries()) {
    carousel.querySelector<HTMLElement>("[data-slot=carousel-slide] :is(a, button)")?.focus();
    const move = () => userEvent.keyboard("{ArrowRight}").then(() => carousel.textContent);
    await expect.poll(move).toContain(` of 5 ${nouns[index]}: `);
  }
});
