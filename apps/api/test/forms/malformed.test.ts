import { EXPECT_TIMEOUT_MS } from "@clinic/testing";
import { expect, it } from "vitest";
import { rowsOf, runServer } from "../support/server.ts";
import { emptyStore } from "../support/stores.ts";
import { application, apply, appointment, enquiry, post, read, solve } from "../support/visitor.ts";

interface Malformed {
  name: string;
  path: string;
  contentType: string | undefined;
  body: string;
  /** The field the response must name; any field when left out. */
  field?: string;
}

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
const part = (name: string, value: string) =>
  `--${BORDER}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const filePart = (name: string, fileName: string, value: string) =>
  `--${BORDER}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\n` +
  `Content-Type: application/pdf\r\n\r\n${value}\r\n`;
/** Placeholder for a passed human check, without which a file is not inspected. */
const SOLVED = "%solved%";
const END = `--${BORDER}--\r\n`;
const fields = (changes: Record<string, string> = {}) =>
  Object.entries({ ...application, recaptchaValue: SOLVED, ...changes })
    .map(([name, value]) => part(name, value))
    .join("");
const PDF = "%PDF-1.7\nstartxref\n9\n%%EOF";

const MULTIPART: [name: string, body: string, field?: string][] = [
  ["nothing", ""],
  ["only an end", END],
  ["no resume", fields() + END, "resume"],
  ["a resume that is a field", fields() + part("resume", PDF) + END, "resume"],
  ["two resumes", fields() + filePart("resume", "a.pdf", PDF) + filePart("resume", "b.pdf", PDF) + END],
  ["a file in place of a name", fields() + filePart("fullName", "a.pdf", PDF) + END],
  [
    "a name given twice",
    fields() + part("fullName", "B") + filePart("resume", "a.pdf", PDF) + END,
    "fullName",
  ],
  ["too many fields", part("x", "y").repeat(40) + END],
  ["a field over the limit", fields({ fullName: "x".repeat(60_000) }) + END],
  ["a prototype", part("__proto__", "x") + END],
  ["a constructor", part("constructor", "x") + END],
  [
    "a department nobody has",
    fields({ jobDepartment: "Pilot" }) + filePart("resume", "a.pdf", PDF) + END,
    "jobDepartment",
  ],
  ["an executable", fields() + filePart("resume", "a.exe", "MZ") + END, "resume"],
  ["an empty resume", fields() + filePart("resume", "a.pdf", "") + END, "resume"],
  ["a resume without a name", fields() + filePart("resume", "", PDF) + END, "resume"],
  ["a resume that is no PDF", fields() + filePart("resume", "a.pdf", "hello") + END, "resume"],
  [
    "a resume over the limit",
    fields() + filePart("resume", "a.pdf", `%PDF-${"x".repeat(5 * 1024 * 1024)}`) + END,
    "resume",
  ],
  ["a body cut in a field", fields().slice(0, -20)],
  ["a body cut in the file", fields() + filePart("resume", "a.pdf", PDF).slice(0, -10)],
  ["a body cut in a part's head", `${fields()}--${BORDER}\r\nContent-Disp`],
  ["a body without borders", "hello"],
  ["another border", fields().replaceAll(BORDER, "----other")],
  [
    "a JSON field that is no JSON",
    `--${BORDER}\r\nContent-Disposition: form-data; name="fullName"\r\nContent-Type: application/json\r\n\r\n{\r\n${END}`,
  ],
  ["a part without a name", `--${BORDER}\r\nContent-Disposition: form-data\r\n\r\nx\r\n${END}`],
];

const json = { path: "/contactus", contentType: "application/json" };
const malformed: Malformed[] = [
  ...Object.entries(JSON_FORMS).flatMap(([path, good]) =>
    Object.keys(good).flatMap((field) =>
      WRONG_VALUES.map(([name, value]) => ({
        ...json,
        name: `${field} is ${name}`,
        path,
        body: JSON.stringify({ ...good, [field]: value }),
        field,
      })),
    ),
  ),
  ...BAD_BODIES.map(([name, body]) => ({ ...json, name, body })),
  ...BAD_TYPES.map((contentType) => ({ ...json, name: "another type", contentType, body: "{}" })),
  ...MULTIPART.map(([name, body, field]) => ({
    name,
    path: "/career",
    contentType: `multipart/form-data; boundary=${BORDER}`,
    body,
    field,
  })),
  { name: "no border named", path: "/career", contentType: "multipart/form-data", body: fields() + END },
  { ...json, name: "JSON in place of form data", path: "/career", body: "{}" },
];

it(`answers ${malformed.length} malformed bodies with a refusal that names the field`, async () => {
  const { url, store } = await runServer();
  const solved = await solve(url, "application");
  const wrong: unknown[] = [];
  for (const { name, path, contentType, body, field } of malformed) {
    const response = await fetch(`${url}/api${path}`, {
      method: "POST",
      // A Blob without a type is sent without a content type.
      body: new Blob([body.replaceAll(SOLVED, solved)]),
      headers: contentType === undefined ? {} : { "Content-Type": contentType },
      signal: AbortSignal.timeout(EXPECT_TIMEOUT_MS),
    });
    const text = await response.text();
    const { status, fields: named = {} } = JSON.parse(text);
    const good =
      response.status >= 400 &&
      response.status < 500 &&
      status === "error" &&
      (field === undefined ? Object.keys(named).length > 0 : field in named) &&
      !text.includes("node_modules");
    if (!good) wrong.push({ path, name, field, status: response.status, text: text.slice(0, 300) });
  }
  expect(wrong).toEqual([]);
  expect(await rowsOf(store, "submissions")).toEqual([]);
});

it.each([
  "\u0000",
  "\ud800",
  "\u0001\u001b[2J\u202e",
  "'; drop table submissions; --",
  "{{7*7}} #{7*7} %s%s%n",
  "👩‍⚕️\u0301".repeat(30),
  "../../../etc/passwd",
  "__proto__",
])("stores or refuses %j in any field", async (text) => {
  const { url } = await runServer(await emptyStore("PostgreSQL"));
  const { date, email, phone } = appointment;
  const values = { full_name: text, message: text, date, email, phone };
  const recaptchaValue = await solve(url, "appointment");
  const responses = [
    await post(url, "/contactus", { ...values, recaptchaValue }),
    await post(url, "/contactus", { ...values, [text]: text, email: text }),
    await apply(url, new File([text], `${text}.pdf`), { fullName: text, [text]: text }),
  ];
  for (const { status } of responses) expect([200, 400, 422]).toContain(status);
  expect((await fetch(`${url}/api/ready`)).status).toBe(200);
});

it("answers unreadable addresses with JSON", async () => {
  const { url } = await runServer();
  for (const address of ["/%zz", "/%c0%ae%c0%ae/", "/api/%zz"]) {
    const { status, body } = await read(await fetch(url + address));
    expect([Math.floor(status / 100), body.status]).toEqual([4, "error"]);
  }
});
