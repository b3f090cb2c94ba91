/** Failures of one login from one address, after which that address is locked. */
export const failuresPerAddress = 5;
/** Failures of one login from anywhere, after which it is locked for all. */
export const failuresFromAnywhere = 20;
/** Failures of one address with any login, within the window. */
export const failuresOfAddress = 50;
export const addressWindowSeconds = 3600;
/** A login that came in from an address within so many days is spared the limit of that address. */
export const usualDays = 30;
/** Codes that are mailed for one login within a day, and wrong ones that may be typed for it. */
export const resetRequestsPerDay = 10;
export const resetGuessesPerDay = 20;
/** A request so soon after the one before changes nothing: its code is still on the way. */
export const resetPauseSeconds = 60;
/** A day without a failure forgets the earlier ones. */
export const forgetAfterSeconds = 86_400;

const firstLockSeconds = 60;
const longestLockSeconds = 900;

/**
 * How long a failure locks: nothing below the limit, one minute at the limit, twice as long with each further one, at
 * most a quarter of an hour.
 *
 * Example: limit 5 → 4 failures 0 s, 5 → 60 s, 6 → 120 s, 9 and more → 900 s.
 */
export function lockSeconds(failures: number, limit: number): number {
	if (failures < limit) return 0;
	return Math.min(firstLockSeconds * 2 ** (failures - limit), longestLockSeconds);
}
