import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { machine } from "../../fixtures/pictures";
import { AwardCard, AwardList } from ".";

it("names the award, who gave it and what the picture shows", async () => {
  const screen = await render(
    <AwardCard
      image={machine()}
      alt="A trophy"
      title="Clean practice"
      subheader="Sample Society, 2024"
      headingLevel={3}
    />,
  );
  const card = screen.getByRole("article");
  await expect.element(card.getByRole("heading", { level: 3, name: "Clean practice" })).toBeVisible();
  await expect.element(card.getByRole("img", { name: "A trophy" })).toBeVisible();
  await expect.element(card.getByText("Sample Society, 2024")).toBeVisible();
});

it("shows six per page", async () => {
  const screen = await render(
    <AwardList>
      {["2016", "2017", "2018", "2019", "2020", "2021", "2022"].map((year) => (
        <AwardCard key={year} image={machine()} alt="" title={`Award of ${year}`} subheader="Sample" />
      ))}
    </AwardList>,
  );
  expect(screen.getByRole("heading").all()).toHaveLength(6);
  await screen.getByRole("button", { name: "Page 2" }).click();
  await expect.element(screen.getByRole("heading", { name: "Award of 2022" })).toBeVisible();
});
