export const texts = {
	list: "API-Schlüssel",
	create: "API-Schlüssel anlegen",
	success: "API-Schlüssel angelegt",
	remove: "API-Schlüssel löschen",
} as const;
