import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		TAG_NOT_FOUND: [
			"Eines der Schlagwörter gibt es nicht mehr.",
			"One of the tags no longer exists.",
		],
	},
	master: {
		one: ["Schlagwort", "Tag"],
		many: ["Schlagwörter", "Tags"],
		create: ["Schlagwort anlegen", "Create tag"],
		empty: [
			"Hier stehen die Schlagwörter, nach denen Sie Mitarbeiter filtern. Noch gibt es keine.",
			"The tags that you filter employees by are listed here. There are none yet.",
		],
		deleteText: [
			"Soll dieses Schlagwort wirklich unwiderruflich gelöscht werden? Es wird bei allen Mitarbeitern entfernt, die es tragen.",
			"Do you really want to delete this tag permanently? It is removed from all employees who have it.",
		],
		inUse: [
			"Das Schlagwort kann nicht gelöscht werden, da es noch mit Einträgen verknüpft ist.",
			"The tag cannot be deleted because entries are still linked to it.",
		],
		fields: { name: ["Bezeichnung", "Name"], color: ["Farbe", "Colour"] },
		extra: { userCount: ["Mitarbeiter", "Employees"] },
	},
});
