import { applicationSchema, JOB_DEPARTMENTS } from "@clinic/api-client/schemas/application";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { CareerForm } from ".";

it("asks every question in the server's HTML, as multipart form data", () => {
  const html = renderToString(
    <CareerForm
      schema={applicationSchema}
      departments={JOB_DEPARTMENTS}
      onSubmit={vi.fn()}
      verification={{ verify: vi.fn() }}
      noScript={<a href="mailto:jobs@archhouse.example">Write to us</a>}
    />,
  );
  for (const words of ["Job Department", "Dental Nurse", "Full Name", "Resume", "Write to us"]) {
    expect(html).toContain(words);
  }
  expect(html).toMatch(/<form[^>]* method="post"/);
  expect(html).toMatch(/<form[^>]* encType="multipart\/form-data"/i);
});
