import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { streetMap } from "../../fixtures/pictures";
import { press } from "../../fixtures/press";
import { EmbedMap } from ".";

const kurla = {
  place: "Kurla",
  drawing: streetMap(),
  alt: "Three minutes south of the station",
  src: "data:text/html,map",
  directionsHref: "https://maps.example/kurla",
};

it("moves focus into the map that was asked for here, and not into one that was requested elsewhere", async () => {
  const asked = vi.fn();
  const screen = await render(<EmbedMap {...kurla} onShow={asked} />);
  const map = page.getByTitle("Map of Kurla");
  await press(screen.getByRole("button", { name: "Show interactive map" }));
  await expect.element(map).toHaveFocus();
  expect(asked).toHaveBeenCalledOnce();
  await screen.unmount();

  const elsewhere = await render(<EmbedMap {...kurla} shown={false} />);
  await elsewhere.rerender(<EmbedMap {...kurla} shown />);
  await expect.element(map).not.toHaveFocus();
});
