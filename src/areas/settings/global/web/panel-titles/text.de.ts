export const texts = {
	group: "Einstellungen",
} as const;
