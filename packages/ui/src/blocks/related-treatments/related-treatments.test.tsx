import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { I18nProvider } from "../../components/i18n-provider";
import { room } from "../../fixtures/pictures";
import { VideoSlider } from "../video-slider";
import { RelatedTreatments } from ".";

const treatments = ["1", "2"].map((name) => ({ name, path: "/", picture: { image: room(), alt: "" } }));
const messages = { relatedTreatments: { treatments: "इलाज" }, videoSlider: { videos: "वीडियो" } };

it("counts in the words of its catalogue, as videos do", async () => {
  const screen = await render(
    <I18nProvider messages={messages}>
      <RelatedTreatments title="1" label="1" treatments={treatments} />
      <VideoSlider title="2" label="2" videos={["1", "2"].map((id) => ({ id, title: id }))} />
    </I18nProvider>,
  );
  for (const noun of ["इलाज", "वीडियो"])
    await expect.element(screen.getByText(`2 of 2 ${noun}: 1, 2`)).toBeInTheDocument();
});
