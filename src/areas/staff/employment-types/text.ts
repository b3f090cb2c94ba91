import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {},
	master: {
		one: ["Beschäftigungsart", "Employment type"],
		many: ["Beschäftigungsarten", "Employment types"],
		empty: [
			"Hier stehen Beschäftigungsarten wie Vollzeit, Teilzeit und Minijob. Noch gibt es keine.",
			"Employment types such as full-time, part-time and mini-job are listed here. There are none yet.",
		],
		deleteText: [
			"Soll diese Beschäftigungsart wirklich unwiderruflich gelöscht werden?",
			"Do you really want to delete this employment type permanently?",
		],
		inUse: [
			"Die Beschäftigungsart kann nicht gelöscht werden, da sie noch mit Einträgen verknüpft ist. Möchten Sie die Beschäftigungsart nicht lieber archivieren?",
			"The employment type cannot be deleted because entries are still linked to it. Would you rather archive the employment type?",
		],
		fields: { name: ["Bezeichnung", "Name"], limits: ["Grenzen", "Limits"] },
		extra: { userCount: ["Mitarbeiter", "Employees"] },
	},
	limits: {
		weeklyMinutes: ["Höchstens je Woche", "At most per week"],
		dailyMinutes: ["Höchstens je Tag", "At most per day"],
		monthlyMinutes: ["Höchstens je Monat", "At most per month"],
		monthlyWageCents: ["Höchstlohn je Monat", "Highest wage per month"],
		help: ["Leer bedeutet: keine eigene Grenze.", "Empty means: no limit of its own."],
		none: ["keine Grenze", "no limit"],
	},
});
