export { MonthChooser } from "./months/month-chooser.tsx";
export { TimesheetButton } from "./person-month/timesheet-button.tsx";
export { DayEffect } from "./why-link/day-effect.tsx";
export { useDayStand } from "./why-link/use-day-stand.ts";
export { WhyDay, WhyMonth } from "./why-link/why-link.tsx";
