import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	searchHint: ["Name oder Kundennummer", "Name or customer number"],
	archived: ["archiviert", "archived"],
});
