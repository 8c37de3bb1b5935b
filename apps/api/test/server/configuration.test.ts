import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { assert, expect, it } from "vitest";
import { ConfigError, readConfig } from "../../src/config.ts";
import { StoreError } from "../../src/store/open-store.ts";
import { startProcess } from "../support/process.ts";
import { runServer, temporaryDirectory } from "../support/server.ts";

it("needs no configuration", () => {
  const config = readConfig({ PORT: "", SMTP_URL: "" });
  expect(config).toMatchObject({ PORT: 3000, HOST: "127.0.0.1", HUMAN_CHECK: "altcha" });
  const repository = path.resolve(import.meta.dirname, "../../../..");
  expect(config.DATA_DIR).toBe(path.join(repository, ".data"));
  expect(config.SITE_DIR).toBe(path.join(repository, "apps/site/build/client"));
});

it("is explained in the README, every setting", () => {
  const read = (file: string) => readFileSync(path.join(import.meta.dirname, "../..", file), "utf8");
  const names = [...read("src/config.ts").matchAll(/^ {4}([A-Z_]+): /gm)].map(([, name]) => `\`${name}\``);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !read("README.md").includes(name))).toEqual([]);
});

it.each([
  ["PORT", { PORT: "http" }],
  ["PORT", { PORT: "70000" }],
  ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
  ["DATABASE_URL", { DATABASE_URL: "mysql://x/y", HUMAN_CHECK_SECRET: "x".repeat(32) }],
  ["HUMAN_CHECK_SECRET", { DATABASE_URL: "postgres://x/y" }],
  ["HUMAN_CHECK_SECRET", { HUMAN_CHECK_SECRET: "short" }],
  ["SMTP_URL", { SMTP_URL: "localhost" }],
  ["SMTP_ALLOW_PLAINTEXT", { SMTP_ALLOW_PLAINTEXT: "yes" }],
  ["METRICS_TOKEN", { METRICS_TOKEN: "short" }],
  ["HUMAN_CHECK_SECRET_PREVIOUS", { HUMAN_CHECK_SECRET_PREVIOUS: "short" }],
  ["BACKUPS_KEPT", { BACKUPS_KEPT: "0" }],
  ["MAIL_FROM", { MAIL_FROM: "clinic" }],
  ["CORS_ORIGINS", { CORS_ORIGINS: "https://a.example, b" }],
  ["RECAPTCHA_SECRET", { HUMAN_CHECK: "recaptcha", RECAPTCHA_SITE_KEY: "x" }],
  ["RECAPTCHA_SITE_KEY", { HUMAN_CHECK: "recaptcha", RECAPTCHA_SECRET: "x" }],
  ["TRUSTED_PROXY_HOPS", { TRUSTED_PROXY_HOPS: "-1" }],
  ["APPOINTMENT_DAYS", { APPOINTMENT_DAYS: "never" }],
])("stops with one sentence that names %s", (name, environment) => {
  expect(() => readConfig(environment)).toThrow(new RegExp(`^${name} must [^\\n]+\\.$`));
});

/** Why the server refuses to start with these settings, in an error whose message is all that the program prints. */
async function refusal(environment: Record<string, string>): Promise<string> {
  const error = await runServer(environment).then(
    () => "It started",
    (reason: unknown) => reason,
  );
  assert(error instanceof ConfigError || error instanceof StoreError, String(error));
  return error.message;
}

it("names the setting when the port is taken, without a stack trace", async () => {
  const { url } = await runServer();
  const second = startProcess({ DATA_DIR: temporaryDirectory(), PORT: new URL(url).port });
  await expect(second).rejects.toThrow(
    /status 1: PORT is in use by another program\. Stop it, or set PORT to another number\.\n$/,
  );
});

it("names the setting that it cannot use", async () => {
  const noStore = temporaryDirectory();
  writeFileSync(path.join(noStore, "clinic.db"), "this is no database".repeat(500));
  const folder = temporaryDirectory();
  const file = path.join(folder, "human-check-secret");
  await (await runServer({ DATA_DIR: folder })).close();
  writeFileSync(file, "oops", { mode: 0o600 });
  for (const [environment, reason] of [
    [{ DATA_DIR: path.join(file, "below") }, /^DATA_DIR: [^\n]+$/],
    [
      { DATA_DIR: folder },
      /^DATA_DIR: .*human-check-secret is damaged\. Remove it, and a new one is made\.$/,
    ],
    [{ DATA_DIR: noStore }, /^DATA_DIR: the store cannot be opened \([^\n]+\)\.$/],
    [{ BACKUP_DIR: file }, /^BACKUP_DIR: no backup can be written there \([^\n]+\)\.$/],
    [
      { DATABASE_URL: "postgres://nobody@127.0.0.1:9/clinic", HUMAN_CHECK_SECRET: "x".repeat(32) },
      /^DATABASE_URL: the store cannot be opened \([^\n]+\)\.$/,
    ],
  ] as const)
    expect(await refusal(environment)).toMatch(reason);
  expect(statSync(path.join(noStore, "clinic.db")).size, "left alone").toBe(19 * 500);
});

it("starts without a site only when configured so", async () => {
  const DATA_DIR = path.join(temporaryDirectory(), "data");
  const SITE_DIR = temporaryDirectory();
  const reason = await refusal({ DATA_DIR, SITE_DIR });
  expect(reason).toMatch(/^SITE_DIR: there is no built site in [^\n]+\.$/);
  expect(reason).toContain(SITE_DIR);
  expect(existsSync(DATA_DIR), "created before the refusal").toBe(false);
  const { url } = await runServer({ SITE_DIR: "none" });
  expect((await fetch(url)).status).toBe(404);
});

it("hides its folder and secret from other users of the machine", async () => {
  const directory = path.join(temporaryDirectory(), "made");
  const modeOf = (name: string) => statSync(path.join(directory, name)).mode & 0o777;
  const { close } = await runServer({ DATA_DIR: directory });
  expect([modeOf("."), modeOf("human-check-secret")]).toEqual([0o700, 0o600]);
  await close();
  chmodSync(directory, 0o755);
  await runServer({ DATA_DIR: directory });
  expect(modeOf("."), "of a folder that was open").toBe(0o700);
});
