export const texts = {
	searchHint: "Name oder Kundennummer",
	archived: "archiviert",
} as const;
