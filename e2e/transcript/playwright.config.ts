import { defineConfig } from "@playwright/test";
import shared from "../playwright.config";

export default defineConfig({ ...shared, testDir: ".", testMatch: "write-transcript.ts" });
