import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	one: ["Rolle", "Role"],
	many: ["Rollen", "Roles"],
	create: ["Rolle anlegen", "Create role"],
	permissions: ["Berechtigungen bearbeiten", "Edit permissions"],
	assignments: ["Zuweisungen bearbeiten", "Edit assignments"],
});
