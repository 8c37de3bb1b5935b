import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { TextTestimonials } from ".";

it("has the words of every group in the server HTML", () => {
  const html = renderToString(
    <TextTestimonials
      title="What patients say"
      label="Testimonials"
      groups={[
        { name: "Mumbai", testimonials: [{ name: "Anita", role: "Kurla", content: "I slept." }] },
        { name: "International", testimonials: [{ name: "Grace", role: "Nairobi", content: "Two weeks." }] },
      ]}
    />,
  );
  expect(html).toContain("I slept.");
  expect(html).toContain("Two weeks.");
});
