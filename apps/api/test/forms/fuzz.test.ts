import { describe } from "vitest";
import { sendHostileInput } from "./hostile-input.ts";

describe("hostile input", () => sendHostileInput(40));
