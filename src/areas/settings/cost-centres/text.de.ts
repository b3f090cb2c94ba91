export const texts = {
	errors: {
		COST_CENTRE_TARGET_NOT_FOUND:
			"Was der Kostenstelle zugeordnet werden soll, wurde nicht gefunden.",
		COST_CENTRE_SHARES_NOT_WHOLE:
			"Die Anteile müssen zusammen 100 % ergeben, und jede Kostenstelle darf nur einmal vorkommen.",
		COST_CENTRE_NOT_USABLE: "Eine der Kostenstellen gibt es nicht oder sie ist archiviert.",
	},
	master: {
		one: "Kostenstelle",
		many: "Kostenstellen",
		create: "Kostenstelle anlegen",
		edit: "Kostenstelle bearbeiten",
		empty: "Es gibt noch keine Kostenstellen.",
		deleteText: "Soll diese Kostenstelle wirklich unwiderruflich gelöscht werden?",
		inUse:
			"Die Kostenstelle kann nicht gelöscht werden, da sie noch mit Einträgen verknüpft ist. Möchten Sie die Kostenstelle nicht lieber archivieren?",
		fields: { code: "Nummer", name: "Bezeichnung" },
		extra: { linkCount: "Zuordnungen" },
	},
	targets: {
		title: "Zuordnungen",
		none: "Dieser Kostenstelle ist nichts zugeordnet.",
		notLoaded: "Die Zuordnungen konnten nicht geladen werden.",
		USER: "Mitarbeiter",
		UNIT: "Abteilung",
		WORKSPACE: "Arbeitsbereich",
		ACTIVITY: "Tätigkeit",
		from: (day: string) => `seit ${day}`,
		until: (from: string, to: string) => `${from} – ${to}`,
	},
	selector: {
		title: "Kostenstelle wählen",
		sub: (name: string) => `Kostenstellen von ${name}`,
		gone: "Diesen Eintrag gibt es nicht mehr.",
		notLoaded: "Die Kostenstellen konnten nicht geladen werden.",
		validFrom: "Gültig ab",
		percent: (name: string) => `Anteil ${name} in Prozent`,
		sum: (percent: string) => `Summe ${percent} %`,
		share: (percent: string) => `${percent} %`,
		add: "Kostenstelle hinzufügen",
		remove: (name: string) => `${name} entfernen`,
		none: "Noch keine Kostenstelle gewählt.",
		save: "Übernehmen",
		saving: "Kostenstelle zuordnen",
	},
} as const;
