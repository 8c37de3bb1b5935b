/** Says whether branches are open before their page hydrates, which waits for a sign of its visitor. */
import { clockAtClinic } from "@clinic/api-client/schemas/clinic-time";
import { openNow } from "@clinic/content/branches/hours";

const EVERY_MS = 15_000;

function sayOpenNow() {
  for (const place of document.querySelectorAll<HTMLElement>("[data-opening-hours]")) {
    const state = openNow(JSON.parse(place.dataset.openingHours ?? ""), clockAtClinic());
    const [status, next] = place.children;
    if (status) status.textContent = state?.status ?? "";
    if (next) next.textContent = state?.next ?? "";
  }
}

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", sayOpenNow);
else sayOpenNow();
setInterval(sayOpenNow, EVERY_MS);
