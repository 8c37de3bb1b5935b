import { expect, it } from "vitest";
import { createApiClient } from "../src/create-api-client.ts";
import { serve } from "./serve.ts";

it("sends the Authorization header with every call", async () => {
  const { baseUrl, received } = await serve((response) => response.writeHead(500).end());
  const { blogs, challenges, appointments, enquiries, applications } = createApiClient({
    baseUrl,
    authorization: "Bearer public-id",
  });
  const person = { full_name: "Asha Rao", message: "A check-up, please.", recaptchaValue: "solved" };
  const options = { idempotencyKey: "5f0c2a52-a1c8-4a63-9c2e-0f2b7f1f4f11" };

  await Promise.allSettled([
    blogs.list(),
    blogs.details("a-slug"),
    challenges.create("appointment"),
    appointments.request(
      { ...person, email: "asha@mail.example", phone: "9876543210", date: "2030-01-05" },
      options,
    ),
    enquiries.send(
      { ...person, email_address: "asha@mail.example", phone_number: "9876543210", subject: "Whitening" },
      options,
    ),
    applications.send(
      {
        jobDepartment: "Dentist",
        fullName: "Asha Rao",
        phoneNumber: "9876543210",
        emailAddress: "asha@mail.example",
        resume: new File(["%PDF-1.7"], "asha.pdf"),
        recaptchaValue: "solved",
      },
      options,
    ),
  ]);

  expect(
    received.map(({ url, headers }) => [url?.replace(/\?.*/, ""), headers.authorization]).sort(),
  ).toEqual(
    ["all-blogs", "blog-details", "career", "challenge", "contactus", "query"].map((call) => [
      `/api/${call}`,
      "Bearer public-id",
    ]),
  );
});
