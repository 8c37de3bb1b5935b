import type { EmergencySigns } from "@clinic/content/emergency";
import { EmergencyNotice } from "@clinic/ui/blocks/emergency-notice";
import { useSiteData } from "./use-site-data";

export interface EmergencyBoxProps {
  /** Signs that can't wait. Without any the box holds a sentence and the numbers. */
  signs?: EmergencySigns;
  /** Whether it is a line with the numbers only. */
  compact?: boolean;
  className?: string;
}

/** What can't wait, with the numbers of every branch and of the emergency services. */
export function EmergencyBox({ signs, compact, className }: EmergencyBoxProps) {
  const { emergency, branches } = useSiteData();
  const { ambulance } = emergency;
  const reception = branches.map(({ name, phones: [phone] }) => ({ name, phone }));
  if (!signs)
    return (
      <EmergencyNotice
        className={className}
        title={emergency.shortHeading}
        text={compact ? undefined : emergency.shortText}
        compact={compact}
        calls={[...reception, ambulance]}
      />
    );
  const { hospital, call } = signs;
  return (
    <EmergencyNotice
      className={className}
      title={emergency.heading}
      advice={[
        ...(hospital ? [{ title: emergency.hospitalHeading, points: hospital, calls: [ambulance] }] : []),
        ...(call
          ? [{ title: emergency.callHeading, points: call, calls: reception, note: emergency.whenClosed }]
          : []),
      ]}
    />
  );
}
