/** The steps of § 4 ArbZG: more than 6 hours 30 minutes, more than 9 hours 45. */
export const legalSteps = [
	{ afterMinutes: 360, pauseMinutes: 30 },
	{ afterMinutes: 540, pauseMinutes: 45 },
];

/** Title, behaviour, net work, pauses that count, minutes taken off. */
export const autopauseCases = [
	["six hours sharp", "ABOVE_THRESHOLD", 360, 0, 0],
	["six hours sharp, whole pause", "COMPLETE_DURATION", 360, 0, 0],
	["a minute too much", "ABOVE_THRESHOLD", 361, 0, 1],
	["a minute too much costs all", "COMPLETE_DURATION", 361, 0, 30],
	["only what exceeds", "ABOVE_THRESHOLD", 370, 0, 10],
	["exceeds a little, whole pause", "COMPLETE_DURATION", 370, 0, 30],
	["eight hours", "ABOVE_THRESHOLD", 480, 0, 30],
	["eight hours, whole pause", "COMPLETE_DURATION", 480, 0, 30],
	["the second step is met by what is there", "ABOVE_THRESHOLD", 560, 0, 30],
	["the second step decides", "COMPLETE_DURATION", 560, 0, 45],
	["five minutes into the second step", "ABOVE_THRESHOLD", 575, 0, 35],
	["ten hours", "ABOVE_THRESHOLD", 600, 0, 45],
	["ten hours, whole pause", "COMPLETE_DURATION", 600, 0, 45],
	["twenty minutes are booked", "COMPLETE_DURATION", 460, 20, 10],
	["enough is booked", "ABOVE_THRESHOLD", 450, 30, 0],
	["second step, half booked", "ABOVE_THRESHOLD", 550, 30, 10],
	["second step, the rest of it", "COMPLETE_DURATION", 550, 30, 15],
	["more is booked than needed", "COMPLETE_DURATION", 550, 60, 0],
] as const;

/** Title, presence, blocks of booked pause, minutes taken off, net. */
export const blockCases = [
	["two blocks of a quarter count", 480, [15, 15], 0, 450],
	["a block of ten is unpaid and does not count", 480, [20, 10], 10, 440],
	["two of ten do not count at all", 480, [10, 10], 30, 430],
] as const;
