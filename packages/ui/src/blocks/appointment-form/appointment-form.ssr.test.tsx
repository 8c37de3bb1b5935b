import { appointmentSchema } from "@clinic/api-client/schemas/appointment";
import { MESSAGE_MAX_LENGTH } from "@clinic/api-client/schemas/fields";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { AppointmentForm } from ".";

const html = renderToString(
  <AppointmentForm
    schema={appointmentSchema}
    messageLimit={MESSAGE_MAX_LENGTH}
    getToday={() => "2037-11-21"}
    onSubmit={vi.fn()}
    verification={{ verify: vi.fn() }}
    noScript={<a href="tel:+912200000101">Call us</a>}
  />,
);

it("asks every question in the server's HTML", () => {
  for (const label of [
    "Full Name",
    "Email",
    "Phone Number",
    "Select Date",
    "Message",
    "Book an appointment",
  ]) {
    expect(html).toContain(label);
  }
});

it("offers other ways to get in touch without JavaScript", () => {
  expect(html).toMatch(/<noscript><a href="tel:\+912200000101">Call us<\/a><\/noscript>/);
});

it("never puts answers in a URL without JavaScript", () => {
  expect(html).toMatch(/<form[^>]* method="post"/);
});
