import { applicationRequestSchema } from "@clinic/api-client/schemas/application";
import { appointmentRequestSchema } from "@clinic/api-client/schemas/appointment";
import { blogListSchema, blogRequestSchema, blogSchema } from "@clinic/api-client/schemas/blog";
import { challengeResponseSchema } from "@clinic/api-client/schemas/challenge";
import { enquiryRequestSchema, enquiryWithAttachmentRequestSchema } from "@clinic/api-client/schemas/enquiry";
import { failureSchema, successSchema } from "@clinic/api-client/schemas/response";
import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from "fastify-type-provider-zod";
import { z } from "zod";

/** The names of the schemas in the description, and in types generated from it. What is sent has `Input` after its name. */
const schemaRegistry = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({
  Appointment: appointmentRequestSchema,
  Enquiry: enquiryRequestSchema,
  EnquiryWithAttachment: enquiryWithAttachmentRequestSchema,
  Application: applicationRequestSchema,
  BlogUrl: blogRequestSchema,
  Blog: blogSchema,
  BlogList: blogListSchema,
  ChallengeResponse: challengeResponseSchema,
  Success: successSchema,
  Failure: failureSchema,
}))
  schemaRegistry.add(schema, { id });

const describeRoute = createJsonSchemaTransform({ schemaRegistry });

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

/** The wire's side of responses with a codec, by operation. */
const WIRE_RESPONSES: Record<string, string> = { listArticles: "BlogListInput", getArticle: "BlogInput" };

/** The groups of operations, in the order of the page. */
const TAGS = {
  Forms: {
    description: "What visitors send. Each needs a human check.",
    operations: ["requestAppointment", "sendEnquiry", "sendApplication"],
  },
  "Human check": { description: "Proof that a person sends a form.", operations: ["createChallenge"] },
  Articles: { description: "What the blog shows.", operations: ["listArticles", "getArticle"] },
};

const FORM_OPERATIONS = TAGS.Forms.operations;

/** Allows the viewer's own files. It sets styles from its scripts. */
const VIEWER_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Hides operation ids on phones, where the paths need the room. */
const VIEWER_STYLES =
  "@media (width < 600px) { .opblock-summary-operation-id { display: none !important; } }";

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
      tags: Object.entries(TAGS).map(([name, { description }]) => ({ name, description })),
      servers: [{ url: publicUrl ? new URL(publicUrl).origin : "/" }],
    },
    transform: (document) => {
      const { schema, url } = describeRoute(document as Parameters<typeof describeRoute>[0]);
      const operation = String(document.schema?.operationId);
      schema.tags = Object.entries(TAGS).flatMap(([tag, { operations }]) =>
        operations.includes(operation) ? [tag] : [],
      );
      if (FORM_OPERATIONS.includes(operation)) schema.headers = IDEMPOTENCY_KEY;
      // The validator takes the attachment from either; JSON cannot carry it.
      if (operation === "sendEnquiry") {
        const json = { schema: { $ref: "#/components/schemas/EnquiryInput" } };
        schema.body = {
          content: { "application/json": json, "multipart/form-data": { schema: schema.body } },
        };
      }
      // Their codecs are described from our side, where names are spelled right, but encode to the wire's.
      const wire = WIRE_RESPONSES[operation];
      if (wire) Object.assign(schema.response as object, { 200: { $ref: `#/components/schemas/${wire}` } });
      return { schema, url };
    },
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
  await api.register(swaggerUi, {
    routePrefix: "/docs",
    indexPrefix: "/api",
    staticCSP: VIEWER_POLICY,
    theme: { title, css: [{ filename: "phones.css", content: VIEWER_STYLES }] },
    uiConfig: {
      // Without the bar that loads other descriptions.
      layout: "BaseLayout",
      displayOperationId: true,
      supportedSubmitMethods: [],
      validatorUrl: null,
    },
  });
}
