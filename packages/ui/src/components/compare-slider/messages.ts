export const compareSliderMessages = {
  before: "Before",
  half: "Half",
  after: "After",
  handle: (label: string) => `${label}: before and after`,
  show: (label: string) => `Show ${label}`,
  beforeOnly: "Before only",
  afterOnly: "After only",
  /** How much of each picture is shown, in per cent. */
  parts: (before: number, after: number) => `${before}% before, ${after}% after`,
};
