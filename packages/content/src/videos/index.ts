import records from "../../dist/en/records/videos.json" with { type: "json" };
import { defineCollection } from "../collection/collection.ts";
import type { Slug } from "../collection/slug.ts";
import type { Video } from "./schema.ts";

export type { Film, Video } from "./schema.ts";

/** All videos, the newest first. */
export const videos = defineCollection<Video, Slug<"videos">>(records);
