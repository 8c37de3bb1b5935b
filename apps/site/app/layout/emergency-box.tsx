import type { EmergencySigns } from "@clinic/content/emergency";
import { EmergencyAdvice, EmergencyCalls, EmergencyNotice } from "@clinic/ui/blocks/emergency-notice";
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
      >
        <EmergencyCalls calls={[...reception, ambulance]} />
      </EmergencyNotice>
    );
  return (
    <EmergencyNotice className={className} title={emergency.heading}>
      {signs.hospital && (
        <EmergencyAdvice title={emergency.hospitalHeading} points={signs.hospital}>
          <EmergencyCalls calls={[ambulance]} />
        </EmergencyAdvice>
      )}
      {signs.call && (
        <EmergencyAdvice title={emergency.callHeading} points={signs.call}>
          <EmergencyCalls calls={reception} />
          <p className="mt-2">{emergency.whenClosed}</p>
        </EmergencyAdvice>
      )}
    </EmergencyNotice>
  );
}
