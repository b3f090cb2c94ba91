/** Keys that were just made, until their panel is closed: neither address nor storage may ever hold them. */
const justMade = new Map<string, string>();

export function keepKey(id: string, key: string): void {
	justMade.set(id, key);
}

export function shownKey(id: string): string | undefined {
	return justMade.get(id);
}

export function forgetKey(id: string): void {
	justMade.delete(id);
}
