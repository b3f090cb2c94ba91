export const texts = {
	title: "Verlauf",
} as const;
