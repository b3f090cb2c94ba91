import { counted, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		TEMPLATE_ACTIVITY_UNFIT: [
			"Eine Dienstart gibt es nicht, sie ist archiviert oder wird an diesem Arbeitsbereich nicht geleistet.",
			"A kind of shift does not exist, is archived, or is not worked at this workspace.",
		],
		TEMPLATE_TIMES_UNFIT: [
			"Ein Dienst dauert höchstens 48 Stunden, und seine Pausen liegen in ihm, ohne sich zu überschneiden.",
			"A shift lasts 48 hours at most, and its breaks lie within it without overlapping.",
		],
		TEMPLATE_UNIT_UNKNOWN: ["Eine Abteilung wurde nicht gefunden.", "A department was not found."],
		TEMPLATE_ITEM_TAKEN: [
			"Ein Eintrag steht zweimal da oder gehört zu einer anderen Vorlage.",
			"An entry stands there twice, or belongs to another template.",
		],
		TEMPLATE_ITEM_UNKNOWN: [
			"Diesen Bedarf hat der Arbeitsbereich nicht.",
			"The workspace has no such demand.",
		],
		COPY_NOT_NEEDED: [
			"An diesem Tag wird dafür niemand gebraucht.",
			"Nobody is needed for this on that day.",
		],
		TOO_MANY_COPIES: [
			"Auf einmal werden höchstens 1.000 offene Dienste angelegt. Bitte einen kürzeren Zeitraum wählen.",
			"At most 1,000 open shifts are created at once. Please choose a shorter range.",
		],
	},
	exception: {
		title: ["Ausnahme der Vorlage", "Exception of the template"],
		itemId: ["Bedarf", "Demand"],
	},
	people: [counted("1 Person", "# Personen"), counted("1 person", "# people")],
	master: {
		one: ["Vorlage", "Template"],
		many: ["Vorlagen", "Templates"],
		create: ["Vorlage anlegen", "Create template"],
		edit: ["Vorlage bearbeiten", "Edit template"],
		empty: [
			"Eine Vorlage sagt, wer an einem Arbeitsbereich jede Woche gebraucht wird. Noch gibt es keine.",
			"A template says who is needed at a workspace every week. There are none yet.",
		],
		deleteText: [
			"Soll diese Vorlage wirklich unwiderruflich gelöscht werden? Geplante Dienste bleiben.",
			"Do you really want to delete this template permanently? Planned shifts stay.",
		],
		inUse: [
			"Die Vorlage kann nicht gelöscht werden, da sie noch mit Einträgen verknüpft ist. Möchten Sie die Vorlage nicht lieber archivieren?",
			"The template cannot be deleted because entries are still linked to it. Would you rather archive the template?",
		],
		fields: {
			name: ["Bezeichnung", "Name"],
			workspaceId: ["Arbeitsbereich", "Workspace"],
			holidayMode: ["An Feiertagen", "On holidays"],
			countsHalfHolidays: ["Halbe Feiertage zählen", "Half holidays count"],
			items: ["Bedarf der Woche", "Demand of the week"],
		},
		options: {
			holidayMode: {
				NO_HOLIDAY_ON_DAYINDEX: [
					"Am Wochentag, außer an Feiertagen",
					"On the weekday, except on holidays",
				],
				HOLIDAY_ON_DAYINDEX: [
					"Am Wochentag, nur an Feiertagen",
					"On the weekday, only on holidays",
				],
				ON_HOLIDAY_IGNORE_DAYINDEX: ["An jedem Feiertag", "On every holiday"],
			},
		},
		extra: { copyCount: ["Personen je Woche", "People a week"] },
		help: {
			countsHalfHolidays: [
				"Heiligabend und Silvester etwa, wo sie halbe Feiertage sind.",
				"Christmas Eve and New Year's Eve, for example, where they are half holidays.",
			],
		},
	},
});
