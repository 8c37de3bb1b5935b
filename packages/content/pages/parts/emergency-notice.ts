import type { EmergencySigns } from "../../src/emergency/schema.ts";
import type { Site } from "../site.ts";

/** Signs that can't wait, with the numbers of every branch and of the emergency services. */
export function emergencyNotice(site: Site, { hospital, call }: EmergencySigns) {
  const { heading, ambulance, hospitalHeading, callHeading, whenClosed } = site.setting("emergency");
  return {
    title: heading,
    advice: [
      ...(hospital ? [{ title: hospitalHeading, points: hospital, calls: [ambulance] }] : []),
      ...(call ? [{ title: callHeading, points: call, calls: receptions(site), note: whenClosed }] : []),
    ],
  };
}

/** A sentence and the numbers, or the numbers alone. */
export function shortEmergencyNotice(site: Site, { compact = false } = {}) {
  const { shortHeading, shortText, ambulance } = site.setting("emergency");
  return {
    title: shortHeading,
    text: compact ? undefined : shortText,
    compact,
    calls: [...receptions(site), ambulance],
  };
}

function receptions({ branches }: Site) {
  return branches.all.map(({ name, phones: [phone] }) => ({ name, phone }));
}
