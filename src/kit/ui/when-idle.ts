/** Browsers that cannot tell are taken to have time after so many milliseconds, when the first look is drawn. */
const idleAfter = 200;
/** Milliseconds they are taken to have. */
const idleFor = 50;

/**
 * Runs once the browser has time.
 *
 * @param run may ask how many milliseconds are left in which nobody waits for the page
 * @param latest milliseconds after which it runs in any case; without it, only when there is time
 * @returns takes it back
 */
export function whenIdle(run: (left: () => number) => void, latest?: number): () => void {
	if (typeof requestIdleCallback === "undefined") {
		// Safari
		let left = idleFor;
		const timer = setTimeout(() => {
			run(() => {
				const now = left;
				// of one thing it is known that there is time for it
				left = 0;
				return now;
			});
		}, idleAfter);
		return () => clearTimeout(timer);
	}
	const handle = requestIdleCallback(
		(deadline) => run(() => deadline.timeRemaining()),
		latest === undefined ? {} : { timeout: latest },
	);
	return () => cancelIdleCallback(handle);
}
