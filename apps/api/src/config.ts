import path from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const REPOSITORY_ROOT = fileURLToPath(new URL("../../../", import.meta.url));

const wholeNumber = (min: number, max: number) => {
  const rule = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number(rule).int(rule).min(min, rule).max(max, rule);
};

const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http or https address" });

const list = z.string().transform((text) =>
  text
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ""),
);

/** Every setting of the server, by the name of its environment variable. `README.md` explains each. */
const environmentSchema = z
  .object({
    PORT: wholeNumber(0, 65535).default(3000),
    HOST: z.string().default("127.0.0.1"),
    /** Relative paths start at the repository's root, not at the working directory. */
    DATA_DIR: z.string().default(".data"),
    SITE_DIR: z.string().default("apps/site/build/client"),
    BACKUP_DIR: z.string().optional(),
    BACKUP_HOURS: wholeNumber(1, 24 * 31).default(24),
    BACKUPS_KEPT: wholeNumber(1, 1000).default(7),
    VERSION: z.string().optional(),
    LOG_LEVEL: z
      .enum(
        ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
        "must be one of fatal, error, warn, info, debug, trace, silent",
      )
      .default("warn"),

    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" }).optional(),
    DATABASE_POOL: wholeNumber(1, 200).default(10),

    PUBLIC_URL: httpUrl.optional(),
    METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").optional(),
    CORS_ORIGINS: list.pipe(z.array(httpUrl)).default([]),
    TRUSTED_PROXY_HOPS: wholeNumber(0, 10).default(0),
    SUBMISSIONS_PER_MINUTE: wholeNumber(1, 100_000).default(20),
    CHALLENGES_PER_MINUTE: wholeNumber(1, 100_000).default(60),

    SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be an smtp:// or smtps:// address" }).optional(),
    SMTP_ALLOW_PLAINTEXT: z
      .stringbool({ truthy: ["true"], falsy: ["false"], error: "must be true or false" })
      .default(false),
    CONFIRMATIONS_PER_HOUR: wholeNumber(0, 100_000).default(3),
    MAIL_FROM: z.email("must be an e-mail address").optional(),
    MAIL_TO: z.email("must be an e-mail address").optional(),

    HUMAN_CHECK: z.enum(["altcha", "recaptcha"], "must be altcha or recaptcha").default("altcha"),
    HUMAN_CHECK_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
    HUMAN_CHECK_SECRET_PREVIOUS: z.string().min(32, "must have at least 32 characters").optional(),
    HUMAN_CHECK_COST: wholeNumber(1, 1_000_000).default(5000),
    HUMAN_CHECK_SECONDS: wholeNumber(1, 86_400).default(600),
    RECAPTCHA_SITE_KEY: z.string().optional(),
    RECAPTCHA_SECRET: z.string().optional(),
    RECAPTCHA_VERIFY_URL: httpUrl.default("https://www.google.com/recaptcha/api/siteverify"),

    RESUME_SCAN_CLAMD: z.string().optional(),

    // As the privacy page promises. 0 means forever.
    APPOINTMENT_DAYS: wholeNumber(0, 36_500).default(365),
    ENQUIRY_DAYS: wholeNumber(0, 36_500).default(182),
    APPLICATION_DAYS: wholeNumber(0, 36_500).default(182),
  })
  .superRefine((env, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: "custom", path: [name], message });
    for (const name of ["RECAPTCHA_SITE_KEY", "RECAPTCHA_SECRET"] as const) {
      if (env.HUMAN_CHECK === "recaptcha" && !env[name])
        refuse(name, "must be set when HUMAN_CHECK is recaptcha");
    }
    if (env.DATABASE_URL && !env.HUMAN_CHECK_SECRET)
      refuse("HUMAN_CHECK_SECRET", "must be set when DATABASE_URL is, the same for every process");
  });

export interface Config extends Omit<z.infer<typeof environmentSchema>, "SITE_DIR"> {
  /** Undefined where only the API is served. */
  SITE_DIR: string | undefined;
}

/** An invalid setting. The message names the environment variable. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/**
 * Reads the settings from environment variables. An empty variable counts as not set.
 * @throws {ConfigError} with one sentence for each mistake
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const result = environmentSchema.safeParse(set);
  if (!result.success) {
    throw new ConfigError(
      result.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}.`).join("\n"),
    );
  }
  const fromRoot = (directory: string) => path.resolve(REPOSITORY_ROOT, directory);
  return {
    ...result.data,
    DATA_DIR: fromRoot(result.data.DATA_DIR),
    SITE_DIR: result.data.SITE_DIR === "none" ? undefined : fromRoot(result.data.SITE_DIR),
    BACKUP_DIR: result.data.BACKUP_DIR && fromRoot(result.data.BACKUP_DIR),
  };
}
