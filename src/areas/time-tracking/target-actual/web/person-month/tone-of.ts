/** Whether a balance is good or bad news; nothing where it is neither. */
export function toneOf(minutes: number | null): "plus" | "minus" | undefined {
	if (minutes === null || minutes === 0) return undefined;
	return minutes < 0 ? "minus" : "plus";
}
