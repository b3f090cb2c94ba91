/** What there is to be said of a day beside its figures; the place is the bit it is stored in. */
export const dayFlags = ["VIOLATION", "PENDING", "HOLIDAY", "ABSENCE", "NOT_EMPLOYED"] as const;
export type DayFlag = (typeof dayFlags)[number];

/** As one number. Example: PENDING and HOLIDAY → 6. */
export function bitsOfFlags(held: readonly DayFlag[]): number {
	return held.reduce((bits, flag) => bits | (1 << dayFlags.indexOf(flag)), 0);
}

/** The reverse. Example: 6 → PENDING and HOLIDAY. */
export function flagsOfBits(bits: number): DayFlag[] {
	return dayFlags.filter((_, place) => (bits & (1 << place)) !== 0);
}
