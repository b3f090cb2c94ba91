const hourMs = 3_600_000;
/** How often a calendar is read that can be read. */
const usualHours = 6;
const mostHours = 24;

/**
 * When a subscribed calendar is read again: after six hours; after so many failures in a row in one hour, two, four … a day at most.
 */
export function nextRead(now: Date, failures: number): Date {
	const hours = failures === 0 ? usualHours : Math.min(mostHours, 2 ** Math.min(failures - 1, 10));
	return new Date(now.getTime() + hours * hourMs);
}
