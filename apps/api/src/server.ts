import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { assetsFolder } from "@clinic/content/assets";
import { clinic, confirmationMails } from "@clinic/content/server";
import fastifyStatic from "@fastify/static";
import { type FastifyInstance, fastify, LogController } from "fastify";
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import type { Config } from "./config.ts";
import { handleError } from "./failure.ts";
import { createScanner } from "./files/clamd.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { createBoundedServer } from "./http-server.ts";
import { startOutbox } from "./mail/outbox.ts";
import { createMailTransport } from "./mail/transport.ts";
import { serveMetrics } from "./metrics.ts";
import { describeApi } from "./openapi.ts";
import { sharedRateLimitStore } from "./rate-limit-store.ts";
import { blogs } from "./routes/blogs.ts";
import { challenge } from "./routes/challenge.ts";
import { forms } from "./routes/forms.ts";
import { health } from "./routes/health.ts";
import { secure } from "./security.ts";
import { assertSiteIsBuilt, serveSite } from "./site/serve-site.ts";
import { prepareBackupDirectory, scheduleBackups } from "./store/backups.ts";
import { openStore } from "./store/open-store.ts";
import { createAltcha } from "./verification/altcha.ts";
import { createRecaptcha } from "./verification/recaptcha.ts";
import { loadOrCreateSecret } from "./verification/secret.ts";

const JSON_LIMIT_BYTES = 64 * 1024;

/**
 * Assembles the server: store, outbox, API under `/api`, and the site. `close` finishes the requests and mails in
 * progress, then closes the store.
 */
export async function createServer(config: Config): Promise<FastifyInstance> {
  assertSiteIsBuilt(config.SITE_DIR);
  await prepareBackupDirectory(config);
  const store = await openStore(config);
  // After the store, whose folder is in use from then on.
  const secret = config.HUMAN_CHECK_SECRET ?? loadOrCreateSecret(config.DATA_DIR);
  const app = fastify({
    logger: {
      level: config.LOG_LEVEL,
      stream: process.stderr,
      serializers: { req: describeRequest, err: describeError },
    },
    trustProxy: (_address, hop) => hop < config.TRUSTED_PROXY_HOPS,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: originForm,
    bodyLimit: JSON_LIMIT_BYTES,
    serverFactory: createBoundedServer,
    forceCloseConnections: "idle",
    frameworkErrors: handleError,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.removeContentTypeParser("text/plain");

  app.addHook("onRequest", (request, reply, done) => {
    reply.header("X-Request-Id", request.id);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const { statusCode: status, elapsedTime } = reply;
    request.log.info({ req: request, status, ms: Math.round(elapsedTime) }, "request");
    done();
  });

  // Keep-alive connections would delay the shutdown.
  let closing = false;
  app.addHook("preClose", async () => {
    closing = true;
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (closing) reply.header("Connection", "close");
    done();
  });

  const outbox = startOutbox({
    store,
    log: app.log,
    transport: createMailTransport(config),
    context: {
      clinic: {
        name: clinic.name,
        phones: clinic.branches.map(({ phones: [phone] }) => phone),
        email: clinic.email,
      },
      from: config.MAIL_FROM ?? clinic.email,
      to: config.MAIL_TO ?? clinic.email,
      confirmationMails,
    },
  });
  const housekeeping = startHousekeeping(store, config, app.log);
  const backups = scheduleBackups(config, app.log);
  app.addHook("onClose", async () => {
    await Promise.all([outbox.stop(), housekeeping.stop(), backups.stop()]);
    await store.close();
  });

  const metrics =
    config.METRICS_TOKEN &&
    serveMetrics(app, { store, token: config.METRICS_TOKEN, backupDirectory: config.BACKUP_DIR });
  const provider =
    config.HUMAN_CHECK === "recaptcha"
      ? createRecaptcha({
          siteKey: config.RECAPTCHA_SITE_KEY ?? "",
          secret: config.RECAPTCHA_SECRET ?? "",
          verifyUrl: config.RECAPTCHA_VERIFY_URL,
        })
      : createAltcha({
          secret,
          previousSecret: config.HUMAN_CHECK_SECRET_PREVIOUS,
          cost: config.HUMAN_CHECK_COST,
          seconds: config.HUMAN_CHECK_SECONDS,
        });
  const humanCheck = metrics ? metrics.count(provider) : provider;

  await secure(app, {
    corsOrigins: config.CORS_ORIGINS,
    publicUrl: config.PUBLIC_URL,
    rateLimitStore: store.shared ? sharedRateLimitStore(store, secret) : undefined,
  });
  await app.register(
    async (api) => {
      await describeApi(api, { title: `${clinic.name}: website API`, publicUrl: config.PUBLIC_URL });
      await api.register(health, { store, version: config.VERSION });
      await api.register(challenge, { humanCheck, perMinute: config.CHALLENGES_PER_MINUTE });
      await api.register(blogs);
      await api.register(forms, {
        store,
        outbox,
        humanCheck,
        confirmationsPerHour: config.CONFIRMATIONS_PER_HOUR,
        scan: createScanner(config.RESUME_SCAN_CLAMD),
        perMinute: config.SUBMISSIONS_PER_MINUTE,
      });
      await servePictures(api);
    },
    { prefix: "/api" },
  );
  await serveSite(app, { directory: config.SITE_DIR, recaptcha: config.HUMAN_CHECK === "recaptcha" });
  return app;
}

/** Reduces an absolute-form target to its path and query (RFC 9112, section 3.2.2). */
const originForm = ({ url = "/" }: { url?: string }) => url.replace(/^https?:\/\/[^/?#]*/i, "") || "/";

/** Logs no address, no query and no personal data. */
function describeRequest(request: { method: string; routeOptions?: { url?: string } }) {
  return { method: request.method, route: request.routeOptions?.url };
}

/** Omits other properties, because a store's errors carry the values being written. */
function describeError({ name, message, stack, ...rest }: Error & { code?: unknown }) {
  return { type: name, message, code: rest.code, stack: stack ?? "" };
}

/** Serves the pictures that the list of articles refers to. */
async function servePictures(api: FastifyInstance) {
  if (!existsSync(assetsFolder)) return;
  await api.register(fastifyStatic, {
    root: assetsFolder,
    prefix: "/pictures/",
    decorateReply: false,
    index: false,
    maxAge: "1d",
    allowedPath: (pathname) => /\.(?:webp|avif|png|jpe?g|svg)$/.test(pathname),
  });
}
