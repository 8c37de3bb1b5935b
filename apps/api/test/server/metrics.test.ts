import { expect, it } from "vitest";
import { eventually, runServer } from "../support/server.ts";
import { requestAppointment } from "../support/visitor.ts";

const METRICS_TOKEN = "a token for the tests";

it("serves no metrics unless a token is set, and then only with that token", async () => {
  const closed = await runServer();
  expect((await fetch(`${closed.url}/api/metrics`)).status).toBe(404);
  const open = await runServer({ METRICS_TOKEN });
  for (const Authorization of ["", "Bearer", "Bearer a token for the test", `Basic ${METRICS_TOKEN}`])
    expect((await fetch(`${open.url}/api/metrics`, { headers: { Authorization } })).status).toBe(401);
});

it("measures requests, human checks, store and outbox, without personal data", async () => {
  const { url } = await runServer({ METRICS_TOKEN });
  await requestAppointment(url);
  await fetch(`${url}/asha@example.in`);
  const metrics = await eventually(async () => {
    const response = await fetch(`${url}/api/metrics`, {
      headers: { Authorization: `bearer ${METRICS_TOKEN}` },
    });
    expect(response.headers.get("Content-Type")).toMatch(/^text\/plain/);
    const text = await response.text();
    expect(text).toContain('clinic_outbox_mails{status="pending"} 0');
    return text;
  });
  const count = (labels: string) => `clinic_http_request_duration_seconds_count{${labels}} 1`;
  expect(metrics).toContain(count('method="POST",route="/api/contactus",status="200"'));
  expect(metrics).toContain(count('method="GET",route="none",status="404"'));
  expect(metrics).toContain('clinic_human_checks_total{outcome="issued"} 1');
  expect(metrics).toContain('clinic_human_checks_total{outcome="passed"} 1');
  expect(metrics).toMatch(/^clinic_store_up 1$/m);
  expect(metrics).toMatch(/^process_resident_memory_bytes \d/m);
  expect(metrics).not.toMatch(/asha/i);
});
