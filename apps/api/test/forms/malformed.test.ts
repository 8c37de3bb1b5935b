import { EXPECT_TIMEOUT_MS } from "@clinic/testing";
import { expect, it } from "vitest";
import { rowsOf, runServer } from "../support/server.ts";
import { emptyStore } from "../support/stores.ts";
import { application, apply, appointment, enquiry, post, read, solve } from "../support/visitor.ts";

const JSON_FORMS = {
  "/contactus": { ...appointment, recaptchaValue: "x" },
  "/query": { ...enquiry, recaptchaValue: "x" },
  "/blog-details": { url: "a" },
} as const;

const WRONG_VALUES: [string, unknown][] = [
  ["a number", 7],
  ["a list", ["x"]],
  ["an object", { $gt: "" }],
  ["nothing", undefined],
  ["a text of spaces", " \t\u00a0"],
];

const BAD_BODIES: [string, string][] = [
  ["no body", ""],
  ["half a body", '{"full_name":"As'],
  ["a list", "[]"],
  ["null", "null"],
  ["a text", '"hello"'],
  ["a number", "1e999"],
  ["deep JSON", `${"[".repeat(30_000)}${"]".repeat(30_000)}`],
  ["a prototype", '{"__proto__":{"admin":true}}'],
  ["a constructor", '{"constructor":{"prototype":{"admin":true}}}'],
  ["a body over the limit", JSON.stringify({ message: "x".repeat(100_000) })],
  ["bytes that are no text", "\u0000\u0001\ufffd"],
];

const BAD_TYPES = [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "nonsense",
  undefined,
];

const BORDER = "----border";
/** Placeholder for a passed human check, without which a file is not inspected. */
const SOLVED = "%solved%";
const PDF = "%PDF-1.7\nstartxref\n9\n%%EOF";
const END = `--${BORDER}--\r\n`;
const part = (name: string, value: string, head = "") =>
  `--${BORDER}\r\nContent-Disposition: form-data; name="${name}"${head}\r\n\r\n${value}\r\n`;
const file = (content = PDF, fileName = "a.pdf", name = "resume") =>
  part(name, content, `; filename="${fileName}"\r\nContent-Type: application/pdf`);
const fields = (changes: Record<string, string> = {}) =>
  Object.entries({ ...application, recaptchaValue: SOLVED, ...changes })
    .map(([name, value]) => part(name, value))
    .join("");

const BAD_FORM_DATA: [name: string, body: string, field?: string][] = [
  ["nothing", ""],
  ["only an end", END],
  ["no resume", fields() + END, "resume"],
  ["a resume that is a field", fields() + part("resume", PDF) + END, "resume"],
  ["two resumes", fields() + file() + file() + END],
  ["a file in place of a name", fields() + file(PDF, "a.pdf", "fullName") + END],
  ["a name given twice", fields() + part("fullName", "B") + file() + END, "fullName"],
  ["too many fields", part("x", "y").repeat(40) + END],
  ["a field over the limit", fields({ fullName: "x".repeat(60_000) }) + END],
  ["a prototype", part("__proto__", "x") + END],
  ["a constructor", part("constructor", "x") + END],
  ["a department nobody has", fields({ jobDepartment: "Pilot" }) + file() + END, "jobDepartment"],
  ["an executable", fields() + file("MZ", "a.exe") + END, "resume"],
  ["an empty resume", fields() + file("") + END, "resume"],
  ["a resume without a name", fields() + file(PDF, "") + END, "resume"],
  ["a resume over the limit", fields() + file(`%PDF-${"x".repeat(5 * 1024 * 1024)}`) + END, "resume"],
  ["a body cut in a field", fields().slice(0, -20)],
  ["a body cut in the file", fields() + file().slice(0, -10)],
  ["a body cut in a part's head", `${fields()}--${BORDER}\r\nContent-Disp`],
  ["a body without borders", "hello"],
  ["another border", fields().replaceAll(BORDER, "----other")],
  ["JSON that is none", part("fullName", "{", "\r\nContent-Type: application/json") + END],
  ["a part without a name", `--${BORDER}\r\nContent-Disposition: form-data\r\n\r\nx\r\n${END}`],
];

const json = "application/json";
type Malformed = [name: string, path: string, type: string | undefined, body: string, field?: string];

const malformed: Malformed[] = [
  ...Object.entries(JSON_FORMS).flatMap(([path, good]) =>
    Object.keys(good).flatMap((field) =>
      WRONG_VALUES.map(
        ([name, value]): Malformed => [
          `${field} is ${name}`,
          path,
          json,
          JSON.stringify({ ...good, [field]: value }),
          field,
        ],
      ),
    ),
  ),
  ...BAD_BODIES.map(([name, body]): Malformed => [name, "/contactus", json, body]),
  ...BAD_TYPES.map((type): Malformed => ["another type", "/contactus", type, "{}"]),
  ...BAD_FORM_DATA.map(
    ([name, body, field]): Malformed => [
      name,
      "/career",
      `multipart/form-data; boundary=${BORDER}`,
      body,
      field,
    ],
  ),
  ["no border named", "/career", "multipart/form-data", fields() + END],
  ["JSON in place of form data", "/career", json, "{}"],
];

it(`answers ${malformed.length} malformed bodies with a refusal that names the field`, async () => {
  const { url, store } = await runServer();
  const solved = await solve(url, "application");
  for (const [name, path, type, body, field] of malformed) {
    const response = await fetch(`${url}/api${path}`, {
      method: "POST",
      // A Blob without a type is sent without a content type.
      body: new Blob([body.replaceAll(SOLVED, solved)]),
      headers: type === undefined ? {} : { "Content-Type": type },
      signal: AbortSignal.timeout(EXPECT_TIMEOUT_MS),
    });
    const { status, fields: named } = await response.json();
    expect([Math.floor(response.status / 100), status], `${path}: ${name}`).toEqual([4, "error"]);
    if (field) expect(named, `${path}: ${name}`).toHaveProperty(field);
    else expect(named, `${path}: ${name}`).not.toEqual({});
  }
  expect(await rowsOf(store, "submissions")).toEqual([]);
});

it("stores or refuses hostile texts in any field", async () => {
  const { url } = await runServer(await emptyStore("PostgreSQL"));
  const { date, email, phone } = appointment;
  for (const text of [
    "\u0000",
    "\ud800",
    "\u0001\u001b[2J\u202e",
    "'; drop table submissions; --",
    "{{7*7}} #{7*7} %s%s%n",
    "👩‍⚕️\u0301".repeat(30),
    "../../../etc/passwd",
    "__proto__",
  ]) {
    const values = { full_name: text, message: text, date, email, phone };
    const recaptchaValue = await solve(url, "appointment");
    for (const { status } of [
      await post(url, "/contactus", { ...values, recaptchaValue }),
      await post(url, "/contactus", { ...values, [text]: text, email: text }),
      await apply(url, new File([text], `${text}.pdf`), { fullName: text, [text]: text }),
    ])
      expect([200, 400, 422], text).toContain(status);
  }
  expect((await fetch(`${url}/api/ready`)).status).toBe(200);
});

it("answers unreadable addresses with JSON", async () => {
  const { url } = await runServer();
  for (const address of ["/%zz", "/%c0%ae%c0%ae/", "/api/%zz"]) {
    const { status, body } = await read(await fetch(url + address));
    expect([Math.floor(status / 100), body.status]).toEqual([4, "error"]);
  }
});
