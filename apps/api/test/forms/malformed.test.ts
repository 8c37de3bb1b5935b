import { randomInt } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { EXPECT_TIMEOUT_MS } from "@clinic/testing";
import { expect, it } from "vitest";
import { fileOf, pdf } from "../support/files.ts";
import { rowsOf, runServer } from "../support/server.ts";
import { emptyStore } from "../support/stores.ts";
import { application, appointment, enquiry, read, solve } from "../support/visitor.ts";

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

const WRONG_TYPES: [string, unknown][] = [
  ["null", null],
  ["a number", 7],
  ["a boolean", true],
  ["a list", ["x"]],
  ["an object", { $gt: "" }],
  ["nothing", undefined],
  ["an empty text", ""],
  ["a text of spaces", " \t\u00a0"],
  ["a huge text", "x".repeat(50_000)],
];

const BAD_BODIES: [string, string][] = [
  ["no body", ""],
  ["half a body", '{"full_name":"As'],
  ["a list", "[]"],
  ["null", "null"],
  ["a text", '"hello"'],
  ["a number", "1e999"],
  ["deep JSON", `${"[".repeat(30_000)}${"]".repeat(30_000)}`],
  ["deep objects", `${'{"a":'.repeat(8_000)}1${"}".repeat(8_000)}`],
  ["a prototype", '{"__proto__":{"admin":true}}'],
  ["a constructor", '{"constructor":{"prototype":{"admin":true}}}'],
  ["a body over the limit", JSON.stringify({ message: "x".repeat(100_000) })],
  ["bytes that are no text", "\u0000\u0001\ufffd"],
];

const BAD_TYPES = [
  "text/plain",
  "text/html",
  "application/xml",
  "application/x-www-form-urlencoded",
  "application/json5",
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

const malformed: Malformed[] = [
  ...Object.entries(JSON_FORMS).flatMap(([path, good]) => [
    ...Object.keys(good).flatMap((field) =>
      WRONG_TYPES.map(([name, value]) => ({
        name: `${field} is ${name}`,
        path,
        contentType: "application/json",
        body: JSON.stringify({ ...good, [field]: value }),
        field,
      })),
    ),
    ...BAD_BODIES.map(([name, body]) => ({ name, path, contentType: "application/json", body })),
    ...BAD_TYPES.map((contentType) => ({
      name: `content type ${contentType}`,
      path,
      contentType,
      body: JSON.stringify(good),
    })),
  ]),
  ...MULTIPART.map(([name, body, field]) => ({
    name,
    path: "/career",
    contentType: `multipart/form-data; boundary=${BORDER}`,
    body,
    field,
  })),
  { name: "no border named", path: "/career", contentType: "multipart/form-data", body: fields() + END },
  { name: "JSON in place of form data", path: "/career", contentType: "application/json", body: "{}" },
];

it(`answers ${malformed.length} malformed bodies with a refusal that names the field`, async () => {
  expect(malformed.length).toBeGreaterThanOrEqual(200);
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
    const failure = parse(text);
    const named = Object.keys(failure?.fields ?? {});
    const good =
      response.status >= 400 &&
      response.status < 500 &&
      failure?.status === "error" &&
      typeof failure.message === "string" &&
      (field === undefined ? named.length > 0 : named.includes(field)) &&
      !text.includes("node_modules");
    if (!good) wrong.push({ path, name, field, status: response.status, text: text.slice(0, 300) });
  }
  expect(wrong).toEqual([]);
  expect(await rowsOf(store, "submissions")).toEqual([]);
});

const FORMS = [
  ["appointment", "/contactus", appointment],
  ["enquiry", "/query", enquiry],
  ["application", "/career", application],
] as const;

const HOSTILE_TEXTS = [
  "\u0000",
  "\ud800",
  "\u0001\u001b[2J\u202e",
  "'; drop table submissions; --",
  "{{7*7}} #{7*7} %s%s%n",
  "👩‍⚕️\u0301".repeat(30),
  "../../../etc/passwd",
  "__proto__",
];

/** Random whole numbers that a seed repeats (a linear congruential generator). */
function seeded(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it("answers forms of hostile values without a fault", async () => {
  const seed = randomInt(2 ** 31);
  const random = seeded(seed);
  const text = () =>
    HOSTILE_TEXTS[random(2 * HOSTILE_TEXTS.length)] ??
    String.fromCodePoint(...Array.from({ length: random(200) }, () => random(random(2) ? 0x110000 : 0x100)));
  const value = (depth = 3): unknown =>
    [
      text,
      () => [null, true, -1, 1e308, "", {}, []][random(7)],
      () => Array.from({ length: random(depth) }, () => value(depth - 1)),
      () => ({ [text()]: depth > 0 && value(depth - 1) }),
    ][random(4)]?.();
  const { url } = await runServer(await emptyStore("PostgreSQL"));
  const outcomes = new Set<number>();
  for (let round = 0; round < 180; round += 1) {
    const [form, path, good] = FORMS[round % 3] as (typeof FORMS)[number];
    const isJson = form !== "application";
    const recaptchaValue = await solve(url, form);
    // Few wrong values at a time: the first refusal would hide the others.
    const values = Object.entries({ ...good, recaptchaValue }).map(([name, kept]): [string, unknown] =>
      random(8) ? [name, kept] : [random(6) ? name : text(), isJson ? value() : text()],
    );
    const body = new FormData();
    for (const [name, entry] of values) body.append(name, String(entry));
    body.append(random(9) ? "resume" : text(), fileOf(random(9) ? pdf() : text(), `${text()}.pdf`));
    const response = await fetch(`${url}/api${path}`, {
      method: "POST",
      body: isJson ? JSON.stringify(Object.fromEntries(values)) : body,
      headers: isJson ? { "Content-Type": "application/json" } : {},
    });
    outcomes.add(response.status);
    const { status } = parse(await response.text()) ?? {};
    expect([response.status, status], `seed ${seed}: ${path} ${JSON.stringify(values)}`).toEqual([
      expect.toBeOneOf([200, 400, 413, 422]),
      response.ok ? "success" : "error",
    ]);
  }
  expect([...outcomes]).toEqual(expect.arrayContaining([200, 422]));
  expect((await fetch(`${url}/api/ready`)).status).toBe(200);
});

function parse(text: string): { status?: string; message?: string; fields?: object } | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

it("answers an upload that is cut off, and stays up", async () => {
  const { url } = await runServer();
  const { port } = new URL(url);
  const head =
    `POST /api/career HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n` +
    `Content-Type: multipart/form-data; boundary=${BORDER}\r\nContent-Length: 100000\r\n\r\n`;
  await Promise.all(
    Array.from(
      { length: 20 },
      (_, index) =>
        new Promise<void>((resolve) => {
          const socket = connect(Number(port), "127.0.0.1");
          socket.on("close", () => resolve());
          socket.on("error", () => {});
          const sent = head + fields() + filePart("resume", "a.pdf", PDF);
          socket.write(sent.slice(0, head.length + index * 40), () => socket.destroy());
        }),
    ),
  );
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
});

it("answers what is no HTTP, and unreadable addresses, with JSON", async () => {
  const { url } = await runServer();
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  let response = "";
  socket.on("data", (data) => {
    response += data.toString();
  });
  socket.write("GARBAGE\r\n\r\n");
  await once(socket, "close");
  expect(response).toMatch(/^HTTP\/1\.1 400[\s\S]*\r\n\r\n\{"status":"error"/);
  for (const address of ["/%zz", "/%c0%ae%c0%ae/", "/api/%zz"]) {
    const { status, body } = await read(await fetch(url + address));
    expect([Math.floor(status / 100), body.status]).toEqual([4, "error"]);
  }
});
