import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { EnquiryForm } from ".";
import { enquiryFixtureSchema } from "./enquiry-form.fixture";

it("asks every question and offers other ways in the server's HTML, and puts no answer in an address", () => {
  const html = renderToString(
    <EnquiryForm
      schema={enquiryFixtureSchema}
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
