/** What was written, or null. */
export function ownWords(reason: string): string | null {
	return reason.trim() === "" ? null : reason;
}
