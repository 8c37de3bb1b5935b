import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { MAX_FILM_BYTES } from "@clinic/content/assets";
import sharp from "sharp";
import { type DrawnFilm, FILM_SIZE, frameOf } from "./motion.ts";

const { width, height } = FILM_SIZE;
const FRAMES_PER_SECOND = 15;

/** Thrown when ffmpeg is not installed. */
export class NoEncoderError extends Error {}

/**
 * AV1 for browsers that play it, and H.264 for all others. The index is at the start of the file, so that playback starts
 * before the download ends.
 */
const encodings = {
  webm: ["-c:v", "libsvtav1", "-preset", "10", "-crf", "34", "-g", "120"],
  mp4: [
    "-c:v",
    "libx264",
    "-preset",
    "medium",
    "-crf",
    "23",
    "-profile:v",
    "high",
    "-movflags",
    "+faststart",
  ],
} as const;

/** Encodes a film from a lossless file, or from its drawings, in both formats. */
export async function encodeFilm(folder: string, name: string, source: string | DrawnFilm): Promise<void> {
  await mkdir(join(folder, "films"), { recursive: true });
  const input =
    typeof source === "string"
      ? ["-i", source]
      : [
          "-f",
          "rawvideo",
          "-pix_fmt",
          "rgb24",
          "-s",
          `${width}x${height}`,
          "-r",
          `${FRAMES_PER_SECOND}`,
          "-i",
          "-",
        ];
  const shape = ["-vf", `scale=${width}:${height}:flags=lanczos`, "-pix_fmt", "yuv420p", "-an"];
  // One thread and no dates: the same frames make the same file.
  const fixed = ["-threads", "1", "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact"];
  const files = Object.entries(encodings).map(([extension, encoding]) => ({
    encoding,
    target: join(folder, `films/${name}.${extension}`),
    unfinished: join(folder, `films/.${name}.${extension}`),
  }));
  const outputs = files.flatMap(({ encoding, unfinished }) => [...shape, ...encoding, ...fixed, unfinished]);
  const ffmpeg = spawn("ffmpeg", ["-loglevel", "error", "-y", ...input, ...outputs], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const ended = once(ffmpeg, "close");
  ended.catch(() => {});
  await once(ffmpeg, "spawn").catch(() => {
    throw new NoEncoderError();
  });
  if (typeof source !== "string") await draw(source, ffmpeg.stdin);
  ffmpeg.stdin.end();
  const [status] = await ended;
  if (status !== 0) throw new Error(`ffmpeg ended with status ${status}`);
  for (const { target, unfinished } of files) {
    const { size } = await stat(unfinished);
    if (size > MAX_FILM_BYTES) throw new Error(`${target} has ${size} bytes, more than ${MAX_FILM_BYTES}`);
    await rename(unfinished, target);
  }
}

async function draw(film: DrawnFilm, to: NodeJS.WritableStream): Promise<void> {
  for (let frame = 0; frame < film.seconds * FRAMES_PER_SECOND; frame += 1) {
    const pixels = await sharp(Buffer.from(frameOf(film, frame / FRAMES_PER_SECOND)))
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!to.write(pixels)) await once(to, "drain");
  }
}

/** One frame of a file, as PNG. */
export async function stillOf(file: string, second: number): Promise<Buffer> {
  const ffmpeg = spawn(
    "ffmpeg",
    [
      "-loglevel",
      "error",
      "-ss",
      `${second}`,
      "-i",
      file,
      "-frames:v",
      "1",
      "-f",
      "image2pipe",
      "-c:v",
      "png",
      "-",
    ],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const parts: Buffer[] = [];
  for await (const part of ffmpeg.stdout) parts.push(part);
  return Buffer.concat(parts);
}
