import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	overview: ["Standorte", "Sites"],
	create: ["Standort anlegen", "Create site"],
	detail: ["Standort", "Site"],
	editRegion: ["Region bearbeiten", "Edit region"],
	editAddress: ["Adresse bearbeiten", "Edit address"],
});
