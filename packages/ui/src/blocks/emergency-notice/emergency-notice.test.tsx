import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { EmergencyAdvice, EmergencyCalls, EmergencyNotice } from ".";

it("is a region that says when to call whom, with numbers to tap", async () => {
  const screen = await render(
    <EmergencyNotice title="What can't wait">
      <EmergencyAdvice title="Go to a hospital now if" points={["You can't swallow."]}>
        <EmergencyCalls calls={[{ name: "Ambulance", phone: "112" }]} />
      </EmergencyAdvice>
      <EmergencyAdvice title="Call us now if" points={["A tooth was knocked out."]}>
        <EmergencyCalls calls={[{ name: "Kurla", phone: "+91 22 0000 0101" }]} />
      </EmergencyAdvice>
    </EmergencyNotice>,
  );
  const notice = screen.getByRole("region", { name: "What can't wait" });
  await expect
    .element(notice.getByRole("heading", { name: "Go to a hospital now if", level: 3 }))
    .toBeVisible();
  await expect
    .element(notice.getByRole("link", { name: "Ambulance: 112" }))
    .toHaveAttribute("href", "tel:112");
  await expect
    .element(notice.getByRole("link", { name: "Kurla: +91 22 0000 0101" }))
    .toHaveAttribute("href", "tel:+912200000101");
});
