import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { type Film, type Video, VideoDialog, VideoPoster, youtubePlayer } from ".";

function Example() {
  const [video, setVideo] = useState<Video | null>(null);
  return (
    <>
      {["First", "Second"].map((title) => (
        <VideoPoster key={title} title={title} onClick={() => setVideo({ id: title.toLowerCase(), title })} />
      ))}
      <VideoDialog
        video={video}
        onClose={() => setVideo(null)}
        playerUrl={(id) => `data:text/html,${youtubePlayer(id)}`}
      />
    </>
  );
}

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

const player = () => document.querySelector("iframe");

it("plays the video at once, 500 px high, from the cookieless host, without related videos", async () => {
  const screen = await render(<Example />);
  await screen.getByRole("button", { name: "Play the video: Second" }).click();
  await expect.element(page.getByRole("dialog", { name: "Second" })).toBeVisible();
  expect(player()?.src).toContain("https://www.youtube-nocookie.com/embed/second?autoplay=1&rel=0");
  expect(player()?.getBoundingClientRect().height).toBeCloseTo(500, 1);
  expect(player()?.title).toBe("Second");
});

it("escapes the id in the URL", () => {
  expect(youtubePlayer("a/../b?c")).toBe(
    "https://www.youtube-nocookie.com/embed/a%2F..%2Fb%3Fc?autoplay=1&rel=0",
  );
});

it.each([
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["the Close button", () => page.getByRole("button", { name: "Close" }).click()],
])("stops the video with %s and returns focus to its poster", async (_, close) => {
  const screen = await render(<Example />);
  const poster = screen.getByRole("button", { name: "Play the video: First" });
  await poster.click();
  await expect.poll(player).not.toBeNull();
  await close();
  await expect.poll(player).toBeNull();
  await expect.element(poster).toHaveFocus();
});

it("fits a small window", async () => {
  await page.viewport(360, 480);
  const screen = await render(<Example />);
  await screen.getByRole("button", { name: "Play the video: First" }).click();
  const { bottom, right } = page.getByRole("dialog").element().getBoundingClientRect();
  expect([bottom <= 480, right <= 360]).toEqual([true, true]);
  await page.viewport(1280, 900);
});

it("plays a film 500 px high, without sound, and sends the video host no request", async () => {
  await render(<VideoDialog video={{ id: "root-canal", title: "Root canal", film }} onClose={() => {}} />);
  await expect.element(page.getByRole("dialog", { name: "Root canal" })).toBeVisible();
  const video = document.querySelector("video") as HTMLVideoElement;
  expect([...video.querySelectorAll("source")].map(({ type }) => type.split(";")[0])).toEqual([
    "video/webm",
    "video/mp4",
  ]);
  expect([video.muted, video.autoplay, video.controls, video.ariaLabel]).toEqual([
    true,
    true,
    true,
    "Root canal",
  ]);
  expect(video.getBoundingClientRect().height).toBeCloseTo(500, 1);
  expect(player()).toBeNull();
});

it("shows a film’s captions from its first frame", async () => {
  await render(<VideoDialog video={{ id: "root-canal", title: "Root canal", film }} onClose={() => {}} />);
  await expect.element(page.getByRole("dialog")).toBeVisible();
  const [track] = [...(document.querySelector("video")?.textTracks ?? [])];
  expect([track?.kind, track?.mode]).toEqual(["captions", "showing"]);
  const cues = [...(track?.cues ?? [])] as VTTCue[];
  expect(cues.map(({ startTime, endTime, text }) => [startTime, endTime, text])).toEqual([
    [0, 2, "We open the tooth."],
    [2, 4, "We fill the canals."],
  ]);
});

it("has a film’s transcript, with what is seen", async () => {
  await render(<VideoDialog video={{ id: "root-canal", title: "Root canal", film }} onClose={() => {}} />);
  await page.getByText("What the film says and shows").click();
  await expect.element(page.getByText("We fill the canals.")).toBeVisible();
  await expect.element(page.getByText("A drill comes down.")).toBeVisible();
});
