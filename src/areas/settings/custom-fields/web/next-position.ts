const step = 10;

/** Behind everything that is there, with room between. */
export function nextPosition(items: readonly { readonly position: number }[]): number {
	return Math.max(0, ...items.map(({ position }) => position + step));
}
