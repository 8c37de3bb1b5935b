import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { streetMap } from "../../fixtures/pictures";
import { EmbedMap } from ".";

const kurla = {
  place: "Kurla",
  drawing: streetMap(),
  alt: "Three minutes south of the station",
  src: "data:text/html,map",
  directionsHref: "https://maps.example/kurla",
};

it("sends no request to the map host before the visitor asks, and then moves focus into its map", async () => {
  const asked = vi.fn();
  const screen = await render(<EmbedMap {...kurla} onShow={asked} />);
  await expect.element(screen.getByRole("img", { name: "Three minutes south of the station" })).toBeVisible();
  expect(document.querySelector("iframe")).toBeNull();
  const directions = screen.getByRole("link", { name: "Directions to Kurla" });
  await expect.element(directions).toHaveAttribute("href", "https://maps.example/kurla");
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Show interactive map" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByTitle("Map of Kurla")).toHaveFocus();
  await expect.element(screen.getByRole("button")).not.toBeInTheDocument();
  await expect.element(directions).toBeVisible();
  expect(asked).toHaveBeenCalledOnce();
});

it("doesn't move focus when the map was requested elsewhere", async () => {
  const screen = await render(<EmbedMap {...kurla} shown={false} />);
  await screen.rerender(<EmbedMap {...kurla} shown />);
  await expect.element(screen.getByTitle("Map of Kurla")).not.toHaveFocus();
});
