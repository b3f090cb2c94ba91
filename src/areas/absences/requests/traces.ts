import type { Traces } from "#kit/contract/traces.ts";

export const traces: Traces = {
	entities: {
		absence: {
			title: ["Abwesenheit", "Absence"],
			key: "absences.manage",
			reach: "PERSON",
			isOwn: true,
		},
		sick_absence: {
			title: ["Krankmeldung", "Sick note"],
			key: "sicknotes.manage",
			reach: "PERSON",
			isOwn: true,
		},
	},
	fields: {
		exclusive: ["Schließt andere aus", "Excludes others"],
		from: ["Von", "From"],
		to: ["Bis", "To"],
		fromPart: ["Anteil am ersten Tag", "Part of the first day"],
		toPart: ["Anteil am letzten Tag", "Part of the last day"],
		beginMinutes: ["Beginn", "Start"],
		endMinutes: ["Ende", "End"],
		substituteUserId: ["Vertretung", "Substitute"],
		files: ["Anlagen", "Attachments"],
		forId: ["Zugunsten von", "In favour of"],
	},
	values: {
		WHOLE: ["ganztägig", "all day"],
		FIRST_HALF: ["vormittags", "morning"],
		SECOND_HALF: ["nachmittags", "afternoon"],
	},
	actions: {
		recounted: [
			"neu gezählt, weil sich Feiertage oder Arbeitszeiten geändert haben",
			"counted again since holidays or working hours changed",
		],
		"gave-way": ["hat Platz gemacht", "gave way"],
		"file-added": ["Anlage hinzugefügt", "attachment added"],
		"file-removed": ["Anlage gelöscht", "attachment deleted"],
		"substitute-agreed": ["Vertretung zugesagt", "substitute agreed"],
		"substitute-declined": ["Vertretung abgelehnt", "substitute declined"],
		"substitute-passed-on": [
			"ohne Antwort der Vertretung weitergegeben",
			"passed on without an answer of the substitute",
		],
		"substitute-named": ["Vertretung benannt", "substitute named"],
	},
};
