import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { createJsonSchemaTransform } from "fastify-type-provider-zod";
import { z } from "zod";

const IDEMPOTENCY_KEY = {
  type: "object",
  properties: {
    "Idempotency-Key": {
      type: "string",
      pattern: "^[\\x21-\\x7e]{8,200}$",
      description:
        "Names the submission: sent again under the same key, it is stored once. With other values under a known key the response is 409.",
    },
  },
};

const describeRoute = createJsonSchemaTransform({
  zodToJsonConfig: {
    // Schemas that rename the wire's names are described by what travels, also in responses.
    override({ zodSchema, jsonSchema }) {
      const { def } = zodSchema._zod;
      if (def.type !== "pipe") return;
      const { $schema: _, ...wire } = z.toJSONSchema(def.in, { io: "input", unrepresentable: "any" });
      Object.assign(jsonSchema, wire);
    },
  },
});

const FORM_OPERATIONS = ["requestAppointment", "sendEnquiry", "sendApplication"];

/** Allows the viewer's own files. It sets styles from its scripts. */
const VIEWER_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Serves the description of the API under `/docs`: a page to read, and OpenAPI 3.1 as `/docs/json` and `/docs/yaml`. It is
 * generated from the schemas of the routes, so register it before them.
 */
export async function describeApi(
  api: FastifyInstance,
  { title, publicUrl }: { title: string; publicUrl?: string },
) {
  await api.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title, version: "1" },
      servers: [{ url: publicUrl ? new URL(publicUrl).origin : "/" }],
    },
    transform: (document) => {
      const { schema, url } = describeRoute(document as Parameters<typeof describeRoute>[0]);
      if (FORM_OPERATIONS.includes(String(document.schema?.operationId))) schema.headers = IDEMPOTENCY_KEY;
      return { schema, url };
    },
  });
  await api.register(swaggerUi, {
    routePrefix: "/docs",
    indexPrefix: "/api",
    staticCSP: VIEWER_POLICY,
    theme: { title },
    // Without the bar that loads other descriptions.
    uiConfig: {
      layout: "BaseLayout",
      displayOperationId: true,
      supportedSubmitMethods: [],
      validatorUrl: null,
    },
  });
}
