import { about, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		QUALIFICATION_LEVELS_WRONG: [
			"Eine Qualifikation mit Stufen braucht mindestens eine Stufe, jede mit eigenem Namen; ohne Stufen darf keine genannt sein.",
			"A qualification with levels needs at least one level, each with a name of its own; without levels none may be named.",
		],
		QUALIFICATION_LEVEL_IN_USE: [
			"Eine der entfernten Stufen ist noch Mitarbeitern zugewiesen.",
			"One of the removed levels is still assigned to employees.",
		],
		QUALIFICATION_LEVEL_UNKNOWN: [
			"Diese Stufe gibt es in der Qualifikation nicht.",
			"The qualification has no such level.",
		],
		QUALIFICATION_ASSIGNED_TWICE: [
			"Die Qualifikation ist dem Mitarbeiter in diesem Zeitraum schon zugewiesen.",
			"The qualification is already assigned to the employee in this period.",
		],
		QUALIFICATION_NOT_USABLE: [
			"Die Qualifikation gibt es nicht oder sie ist archiviert.",
			"The qualification does not exist or is archived.",
		],
		QUALIFICATION_END_BEFORE_BEGIN: [
			"Das Ende liegt vor dem Beginn.",
			"The end lies before the start.",
		],
	},
	master: {
		one: ["Qualifikation", "Qualification"],
		many: ["Qualifikationen", "Qualifications"],
		empty: [
			"Hier steht, was Mitarbeiter können und dürfen, etwa Ersthelfer oder Staplerschein. Noch gibt es nichts.",
			"What employees are able and allowed to do, such as first aid or driving a forklift, is listed here. There is nothing yet.",
		],
		deleteText: [
			"Soll diese Qualifikation wirklich unwiderruflich gelöscht werden?",
			"Do you really want to delete this qualification permanently?",
		],
		inUse: [
			"Die Qualifikation kann nicht gelöscht werden, da sie noch mit Einträgen verknüpft ist. Möchten Sie die Qualifikation nicht lieber archivieren?",
			"The qualification cannot be deleted because entries are still linked to it. Would you rather archive the qualification?",
		],
		fields: { name: ["Bezeichnung", "Name"], type: ["Art", "Kind"], levels: ["Stufen", "Levels"] },
		options: { type: { BOOLEAN: ["Ja/Nein", "Yes/no"], LEVEL: ["Stufen", "Levels"] } },
		extra: { userCount: ["Mitarbeiter", "Employees"] },
	},
	levels: {
		level: [about("Stufe #"), about("Level #")],
		named: [
			(level: number, names: readonly string[]) => `Stufe ${level} · ${names[level - 1] ?? ""}`,
			(level: number, names: readonly string[]) => `Level ${level} · ${names[level - 1] ?? ""}`,
		],
		add: ["Stufe hinzufügen", "Add level"],
		remove: [about("Stufe # entfernen"), about("Remove level #")],
		help: ["Die niedrigste zuerst.", "The lowest first."],
		none: ["ohne Stufen", "without levels"],
	},
	users: {
		title: ["Zugewiesene Mitarbeiter", "Assigned employees"],
		showAll: ["Alle anzeigen", "Show all"],
		search: ["Mitarbeiter suchen", "Find employees"],
		notFound: ["Kein Mitarbeiter heißt so.", "No employee is called that."],
		sub: [
			(name: string, count: number) =>
				`${name} · ${count === 1 ? "1 Zuweisung" : `${count} Zuweisungen`}`,
			(name: string, count: number) =>
				`${name} · ${count === 1 ? "1 assignment" : `${count} assignments`}`,
		],
		showMore: [about("Mehr anzeigen (noch #)"), about("Show more (# left)")],
		none: ["Noch niemandem zugewiesen.", "Not assigned to anybody yet."],
	},
	held: {
		one: ["Zuweisung", "Assignment"],
		none: ["Noch keine Qualifikation zugewiesen.", "No qualification assigned yet."],
		fields: {
			userId: ["Mitarbeiter", "Employee"],
			qualificationId: ["Qualifikation", "Qualification"],
			level: ["Stufe", "Level"],
			validFrom: ["Gültig ab", "Valid from"],
			validTo: ["Gültig bis", "Valid until"],
		},
		turned: ["Das Ende liegt vor dem Beginn.", "The end lies before the start."],
		past: ["abgelaufen", "expired"],
		expired: ["Abgelaufen", "Expired"],
		remove: ["Entfernen", "Remove"],
		removing: ["Zuweisung entfernen", "Remove assignment"],
		removeText: [
			"Soll diese Zuweisung wirklich entfernt werden?",
			"Do you really want to remove this assignment?",
		],
		gone: ["Diese Zuweisung gibt es nicht mehr.", "This assignment no longer exists."],
		notLoaded: [
			"Die Zuweisungen konnten nicht geladen werden.",
			"The assignments could not be loaded.",
		],
	},
});
