import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	overview: ["Feiertage und Ferien", "Public and school holidays"],
	import: ["Feiertage importieren", "Import holidays"],
	publicCreate: ["Feiertag anlegen", "Add public holiday"],
	publicEdit: ["Feiertag bearbeiten", "Edit public holiday"],
	publicDetail: ["Feiertag", "Public holiday"],
	schoolCreate: ["Ferien anlegen", "Add school holidays"],
	schoolEdit: ["Ferien bearbeiten", "Edit school holidays"],
	schoolDetail: ["Ferien", "School holidays"],
});
