import { expect, it } from "vitest";
import { defineCollection } from "./collection.ts";

const rooms = defineCollection<{ slug: string; name: string }>([
  { slug: "door", name: "The door" },
  { slug: "chair", name: "The chair" },
]);

it("finds a record by its slug, and lists all in order", () => {
  expect(rooms.get("chair").name).toBe("The chair");
  expect(rooms.all.map(({ slug }) => slug)).toEqual(["door", "chair"]);
});

it("finds nothing for an unknown slug", () => {
  expect(rooms.find("chair")?.name).toBe("The chair");
  expect(rooms.find("window")).toBeUndefined();
  expect(rooms.find("toString")).toBeUndefined();
});

it("throws with the slug that no record has", () => {
  expect(() => rooms.get("window")).toThrow('no record "window"');
});

it("rejects two records with the same slug", () => {
  expect(() => defineCollection([{ slug: "door" }, { slug: "door" }])).toThrow('the slug "door"');
});
