export const texts = {
	history: "Buchungsverlauf",
} as const;
