/** Apart from the feature's other words: panels are known from the start, their words when they are opened. */
export const texts = {
	overview: "Mein Tag in Ordnung",
} as const;
