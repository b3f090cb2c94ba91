/** In what a leave account is kept: its quantities are ten thousandths of a day, or whole minutes; never both. */
export const accountUnits = ["DAYS", "MINUTES"] as const;
export type AccountUnit = (typeof accountUnits)[number];
