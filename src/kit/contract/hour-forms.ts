/** How durations are written: `7:42` or `7,70`. */
export const hourForms = ["TIME", "DECIMAL"] as const;
export type HourForm = (typeof hourForms)[number];
