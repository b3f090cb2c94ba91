import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	list: ["API-Schlüssel", "API keys"],
	create: ["API-Schlüssel anlegen", "Create API key"],
	success: ["API-Schlüssel angelegt", "API key created"],
	remove: ["API-Schlüssel löschen", "Delete API key"],
});
