/** A rest that is too short, in real minutes. */
export interface ShortRest {
	readonly restMinutes: number;
	readonly requiredMinutes: number;
	readonly missingMinutes: number;
}

/** What a rest lacks; null where it is long enough or unknown. Example: 570 of 660 → 90 missing. */
export function missingRest(restMinutes: number | null, requiredMinutes: number): ShortRest | null {
	if (restMinutes === null || restMinutes >= requiredMinutes) return null;
	const missingMinutes = requiredMinutes - restMinutes;
	return { restMinutes, requiredMinutes, missingMinutes };
}
