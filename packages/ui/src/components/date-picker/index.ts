export * from "./date-picker";
export { type DisabledDays, disabledReason, type Weekday } from "./disabled-days";
