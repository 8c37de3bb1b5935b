import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { emulateMotion } from "../../../test/motion";
import { press } from "../../fixtures/press";
import { type Film, type Video, VideoDialog, VideoPoster, youtubePlayer } from ".";

const video = { id: "a/../b?c", title: "Walk" };

function Example() {
  const [shown, setShown] = useState<Video | null>(null);
  return (
    <>
      <VideoPoster title={video.title} onClick={() => setShown(video)} />
      <VideoDialog
        video={shown}
        onClose={() => setShown(null)}
        playerUrl={(id) => `data:text/html,${youtubePlayer(id)}`}
      />
    </>
  );
}

afterEach(() => emulateMotion("reduce"));

const dialog = page.getByRole("dialog");
const player = () => document.querySelector("iframe");

it("plays a video from the cookieless host, at once and without related ones, and stops it when it closes", async () => {
  const screen = await render(<Example />);
  const poster = screen.getByRole("button", { name: "Play the video: Walk" });
  for (const close of [
    () => userEvent.keyboard("{Escape}"),
    () => press(page.getByRole("button", { name: "Close" }).first()),
    () => press(page.getByRole("button", { name: "Close" }).nth(1)),
  ]) {
    expect(player()).toBeNull();
    await press(poster);
    await expect.element(dialog).toHaveAccessibleName("Walk");
    expect(player()?.src).toMatch("https://www.youtube-nocookie.com/embed/a%2F..%2Fb%3Fc?autoplay=1&rel=0");
    expect(player()?.title).toBe("Walk");
    await close();
    await expect.poll(player).toBeNull();
    await expect.element(poster).toHaveFocus();
  }
});

const film: Film = {
  sources: [
    { src: "/film.webm", type: 'video/webm; codecs="av01.0.05M.08"' },
    { src: "/film.mp4", type: "video/mp4" },
  ],
  scenes: [
    { from: 0, to: 2, caption: "We open the tooth.", shows: "A drill comes down." },
    { from: 2, to: 4, caption: "We fill the canals.", shows: "A filling rises." },
  ],
};

it("plays a film without sound, with captions from its first frame and a transcript, and asks no host", async () => {
  await emulateMotion("no-preference");
  const screen = await render(<VideoDialog video={{ ...video, film }} onClose={() => {}} />);
  await expect.element(dialog).toHaveAccessibleName("Walk");
  expect(player()).toBeNull();
  const element = document.querySelector("video") as HTMLVideoElement;
  const types = [...element.querySelectorAll("source")].map(({ type }) => type);
  expect(types).toEqual(film.sources.map(({ type }) => type));
  expect(element).toMatchObject({ muted: true, autoplay: true, controls: true, ariaLabel: "Walk" });

  const [track] = [...element.textTracks];
  expect(track).toMatchObject({ kind: "captions", mode: "showing" });
  const cues = [...(track?.cues ?? [])] as VTTCue[];
  expect(cues.map(({ startTime, endTime, text }) => [startTime, endTime, text])).toEqual([
    [0, 2, "We open the tooth."],
    [2, 4, "We fill the canals."],
  ]);
  await page.getByText("What the film says and shows").click();
  await expect.element(page.getByText("We fill the canals.")).toBeVisible();
  await expect.element(page.getByText("A drill comes down.")).toBeVisible();

  await emulateMotion("reduce");
  await screen.rerender(<VideoDialog video={{ ...video, film }} onClose={() => {}} />);
  expect(element).toMatchObject({ autoplay: false, controls: true });
});

it("is 500 px high, and fits a small window, with twice the text size, too", async () => {
  for (const kind of [video, { ...video, film, title: "Root canal treatment" }]) {
    const screen = await render(<VideoDialog video={kind} onClose={() => {}} playerUrl={() => "data:,"} />);
    const frame = () => document.querySelector("iframe, video")?.getBoundingClientRect() ?? new DOMRect();
    expect(frame().height).toBeCloseTo(500, 1);
    await page.viewport(360, 480);
    expect([frame().bottom <= 480, frame().right <= 360]).toEqual([true, true]);
    document.documentElement.style.fontSize = "200%";
    expect(dialog.element().scrollWidth).toBeLessThanOrEqual(dialog.element().clientWidth);
    document.documentElement.style.fontSize = "";
    await page.viewport(1280, 900);
    await screen.unmount();
  }
});
