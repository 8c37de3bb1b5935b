import fc from "fast-check";
import { expect, it } from "vitest";
import { runServer } from "../support/server.ts";
import { emptyStore } from "../support/stores.ts";
import { application, appointment, enquiry, solve } from "../support/visitor.ts";

/** Text as attackers choose it: controls, surrogates, emoji, markup, SQL, format strings. */
const hostileText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 150 }),
  fc.constantFrom(
    "'; drop table submissions; --",
    "<script>alert(1)</script>",
    "{{7*7}} #{7*7} %s%s%n",
    "\ud800",
    "\u0000",
    '=HYPERLINK("https://evil.example")',
    "__proto__",
    "../../../etc/passwd",
  ),
);

/** The form's values, any of them possibly replaced, plus unknown names. */
const mutated = (good: Record<string, string>) =>
  fc
    .tuple(
      fc.record(
        Object.fromEntries(
          Object.entries(good).map(([name, value]) => [
            name,
            fc.oneof(
              { weight: 3, arbitrary: fc.constant(value) },
              hostileText,
              fc.jsonValue({ maxDepth: 3 }),
            ),
          ]),
        ),
        { requiredKeys: [] },
      ),
      fc.dictionary(fc.string({ maxLength: 10 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 }),
    )
    .map(([values, extra]) => ({ ...extra, ...values }));

/** Never a 5xx, always JSON of the documented shape. */
async function expectDocumentedResponse(response: Response) {
  const text = await response.text();
  expect(response.status, text).toBeLessThan(500);
  const body = JSON.parse(text) as { status?: string; message?: string };
  if (response.status >= 400) expect(body).toMatchObject({ status: "error", message: expect.any(String) });
  expect(text).not.toMatch(/node_modules|at .*\.ts:\d+/);
}

const postJson = (url: string, path: string, body: string) =>
  fetch(`${url}/api${path}`, { method: "POST", headers: { "Content-Type": "application/json" }, body });

const runs = { numRuns: 40, endOnFailure: true };
it.each([
  ["/contactus", "appointment", appointment],
  ["/query", "enquiry", enquiry],
] as const)("never makes %s fail, with a solved human check", async (path, form, good) => {
  const { url } = await runServer(await emptyStore("PostgreSQL"));
  await fc.assert(
    fc.asyncProperty(mutated(good), async (values) => {
      const recaptchaValue = await solve(url, form);
      await expectDocumentedResponse(
        await postJson(url, path, JSON.stringify({ ...values, recaptchaValue })),
      );
    }),
    runs,
  );
  expect((await fetch(`${url}/api/ready`)).status).toBe(200);
});

it("never makes /career fail, with any form data", async () => {
  const { url } = await runServer();
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.tuple(
          fc.oneof(fc.constantFrom(...Object.keys(application), "resume", "recaptchaValue"), hostileText),
          fc.oneof(hostileText, fc.uint8Array({ maxLength: 2000 })),
          fc.option(hostileText),
        ),
        { maxLength: 15 },
      ),
      async (parts) => {
        const form = new FormData();
        for (const [name, value, fileName] of parts) {
          if (fileName === null && typeof value === "string") form.append(name, value);
          else
            form.append(
              name,
              new Blob([typeof value === "string" ? value : new Uint8Array(value)]),
              fileName ?? "x.pdf",
            );
        }
        await expectDocumentedResponse(await fetch(`${url}/api/career`, { method: "POST", body: form }));
      },
    ),
    runs,
  );
});
