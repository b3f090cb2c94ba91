import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	many: ["Beschäftigungsarten", "Employment types"],
	create: ["Beschäftigungsart anlegen", "Create employment type"],
	edit: ["Beschäftigungsart bearbeiten", "Edit employment type"],
	one: ["Beschäftigungsart", "Employment type"],
});
