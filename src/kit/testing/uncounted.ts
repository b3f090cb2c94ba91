/**
 * Requests are counted as ever, and never refused: the clock of tests stands still, so that nothing that was used up would
 * come back, and benches ask as often as they can.
 */
export const uncounted = {
	REQUESTS_PER_SESSION: "off",
	REQUESTS_PER_KEY: "off",
	REQUESTS_PER_DEVICE: "off",
	REQUESTS_PER_TENANT: "off",
	REQUESTS_PER_ADDRESS: "off",
} as const;
