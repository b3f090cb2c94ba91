/** Pixels from an edge in which a drag pushes the box, and how many a frame it does at most. */
const reach = 48;
const fastest = 18;

/**
 * How far a box moves in a frame while something is held near one of its edges: faster the nearer, and no faster beyond.
 *
 * @param at where the pointer is between the edges
 * @returns pixels, below 0 towards the begin
 */
export function scrollSpeed(at: number, begin: number, end: number): number {
	// what is too small for both edges is not pushed
	if (end - begin < 2 * reach) return 0;
	if (at < begin + reach) return -speedAt(begin + reach - at);
	if (at > end - reach) return speedAt(at - end + reach);
	return 0;
}

function speedAt(depth: number): number {
	return Math.ceil((Math.min(depth, reach) / reach) * fastest);
}
