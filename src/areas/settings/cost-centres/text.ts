import { about, aboutTwo, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		COST_CENTRE_TARGET_NOT_FOUND: [
			"Was der Kostenstelle zugeordnet werden soll, wurde nicht gefunden.",
			"What is to be charged to the cost centre was not found.",
		],
		COST_CENTRE_SHARES_NOT_WHOLE: [
			"Die Anteile müssen zusammen 100 % ergeben, und jede Kostenstelle darf nur einmal vorkommen.",
			"The shares must add up to 100 %, and each cost centre may appear only once.",
		],
		COST_CENTRE_NOT_USABLE: [
			"Eine der Kostenstellen gibt es nicht oder sie ist archiviert.",
			"One of the cost centres does not exist or is archived.",
		],
	},
	master: {
		one: ["Kostenstelle", "Cost centre"],
		many: ["Kostenstellen", "Cost centres"],
		create: ["Kostenstelle anlegen", "Create cost centre"],
		edit: ["Kostenstelle bearbeiten", "Edit cost centre"],
		empty: [
			"Hier stehen die Kostenstellen, auf die Abteilungen und Mitarbeiter verteilt werden. Noch gibt es keine.",
			"The cost centres that departments and employees are assigned to are listed here. There are none yet.",
		],
		deleteText: [
			"Soll diese Kostenstelle wirklich unwiderruflich gelöscht werden?",
			"Do you really want to delete this cost centre permanently?",
		],
		inUse: [
			"Die Kostenstelle kann nicht gelöscht werden, da sie noch mit Einträgen verknüpft ist. Möchten Sie die Kostenstelle nicht lieber archivieren?",
			"The cost centre cannot be deleted because entries are still linked to it. Would you rather archive the cost centre?",
		],
		fields: { code: ["Nummer", "Number"], name: ["Bezeichnung", "Name"] },
		extra: { linkCount: ["Zuordnungen", "Links"] },
	},
	targets: {
		title: ["Zuordnungen", "Links"],
		none: ["Dieser Kostenstelle ist nichts zugeordnet.", "Nothing is charged to this cost centre."],
		notLoaded: ["Die Zuordnungen konnten nicht geladen werden.", "The links could not be loaded."],
		USER: ["Mitarbeiter", "Employee"],
		UNIT: ["Abteilung", "Department"],
		WORKSPACE: ["Arbeitsbereich", "Workspace"],
		ACTIVITY: ["Tätigkeit", "Activity"],
		from: [about("seit #"), about("since #")],
		until: [aboutTwo("#1 – #2"), aboutTwo("#1 – #2")],
	},
	selector: {
		sub: [about("Kostenstellen von #"), about("Cost centres of #")],
		gone: ["Diesen Eintrag gibt es nicht mehr.", "This entry no longer exists."],
		notLoaded: [
			"Die Kostenstellen konnten nicht geladen werden.",
			"The cost centres could not be loaded.",
		],
		validFrom: ["Gültig ab", "Valid from"],
		percent: [about("Anteil # in Prozent"), about("Share of # in per cent")],
		sum: [about("Summe # %"), about("Total # %")],
		share: [about("# %"), about("# %")],
		add: ["Kostenstelle hinzufügen", "Add cost centre"],
		remove: [about("# entfernen"), about("Remove #")],
		none: ["Noch keine Kostenstelle gewählt.", "No cost centre chosen yet."],
		save: ["Übernehmen", "Apply"],
		saving: ["Kostenstelle zuordnen", "Assign cost centre"],
	},
});
