import { enquirySchema } from "@clinic/api-client/schemas/enquiry";
import { MESSAGE_MAX_LENGTH } from "@clinic/api-client/schemas/fields";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { EnquiryForm } from ".";

it("asks every question in the server's HTML, and never puts an answer in a URL", () => {
  const html = renderToString(
    <EnquiryForm
      schema={enquirySchema}
      messageLimit={MESSAGE_MAX_LENGTH}
      onSubmit={vi.fn()}
      verification={{ verify: vi.fn() }}
      noScript={<a href="tel:+912200000101">Call us</a>}
    />,
  );
  for (const words of ["Full Name", "Phone Number", "Email Address", "Subject", "Message", "Call us"]) {
    expect(html).toContain(words);
  }
  expect(html).toMatch(/<form[^>]* method="post"/);
});
