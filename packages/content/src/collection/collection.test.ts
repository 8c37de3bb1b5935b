import { expect, it } from "vitest";
import { defineCollection } from "./collection.ts";

const rooms = defineCollection<{ slug: string; name: string }>([
  { slug: "door", name: "The door" },
  { slug: "chair", name: "The chair" },
]);

it("a page finds a record by its slug, and all of them in their order", () => {
  expect(rooms.get("chair").name).toBe("The chair");
  expect(rooms.all.map(({ slug }) => slug)).toEqual(["door", "chair"]);
});

it("a visitor with a wrong address is not shown something else", () => {
  expect(rooms.find("chair")?.name).toBe("The chair");
  expect(rooms.find("window")).toBeUndefined();
  expect(rooms.find("toString")).toBeUndefined();
});

it("a developer is told the name that no record has", () => {
  expect(() => rooms.get("window")).toThrow('no record "window"');
});

it("an editor can't hide a record behind another with the same slug", () => {
  expect(() => defineCollection([{ slug: "door" }, { slug: "door" }])).toThrow('the slug "door"');
});
