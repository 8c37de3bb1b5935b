import { expect, it } from "vitest";
import { createApiClient } from "../src/create-api-client.ts";
import { applicationWith, appointment, enquiry, key } from "./requests.ts";
import { serve } from "./serve.ts";

it("sends the Authorization header with every call", async () => {
  const { baseUrl, received } = await serve((response) => response.writeHead(500).end());
  const { blogs, challenges, appointments, enquiries, applications } = createApiClient({
    baseUrl,
    authorization: "Bearer public-id",
  });

  await Promise.allSettled([
    blogs.list(),
    blogs.details("a-slug"),
    challenges.create("appointment"),
    appointments.request(appointment, key),
    enquiries.send(enquiry, key),
    applications.send(applicationWith(new File(["%PDF-1.7"], "asha.pdf")), key),
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
