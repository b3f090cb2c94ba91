import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		SHIFT_RULES: ["Der Plan verstößt gegen Regeln.", "The plan breaks rules."],
		SHIFT_REASON_MISSING: [
			"Ein kritischer Verstoß wird nur mit einer Begründung ausgeführt.",
			"A critical violation is carried out with a reason only.",
		],
		SHIFT_PLAN_RANGE: [
			"Der Zeitraum ist zu lang oder endet, bevor er beginnt.",
			"The range is too long, or ends before it begins.",
		],
		SHIFT_REVERSED: ["Das Ende muss nach dem Beginn liegen.", "The end must be after the start."],
		SHIFT_TOO_LONG: ["Ein Dienst dauert höchstens 48 Stunden.", "A shift lasts 48 hours at most."],
		SHIFT_PAUSE_OUTSIDE: [
			"Die Pause muss innerhalb des Dienstes liegen.",
			"The break must lie within the shift.",
		],
		SHIFT_PAUSES_OVERLAP: ["Die Pausen überschneiden sich.", "The breaks overlap."],
		SHIFT_WORKSPACE_NOT_USABLE: [
			"Den Arbeitsbereich gibt es nicht oder er ist archiviert.",
			"The workspace does not exist or is archived.",
		],
		SHIFT_ACTIVITY_NOT_USABLE: [
			"Diese Dienstart gibt es nicht, sie ist archiviert oder wird an diesem Arbeitsbereich nicht geleistet.",
			"This kind of shift does not exist, is archived, or is not worked at this workspace.",
		],
		SHIFT_PERSON_NOT_PLANNABLE: [
			"Sie können diese Person nicht einplanen.",
			"You cannot plan this person.",
		],
		SHIFT_CUSTOMER_NOT_USABLE: [
			"Den Kunden gibt es nicht oder er ist archiviert.",
			"The customer does not exist or is archived.",
		],
		SHIFT_EDIT_OVERTAKEN: [
			"Inzwischen hat jemand einen der Dienste geändert. Das lässt sich nicht mehr zurücknehmen.",
			"Somebody has changed one of the shifts since. This can no longer be taken back.",
		],
		SHIFT_COPY_FILLED: [
			"Für diesen Bedarf steht schon ein anderer Dienst.",
			"Another shift stands for this demand already.",
		],
		SHIFT_RELEASE_TOO_FAR: [
			"Freigegeben wird höchstens zwei Jahre im Voraus.",
			"A plan is released two years ahead at most.",
		],
	},
	nobody: ["Offen", "Open"],
	published: ["Veröffentlicht", "Published"],
	unpublished: ["Noch nicht veröffentlicht", "Not published yet"],
	list: {
		title: ["Dienste", "Shifts"],
		columns: {
			day: ["Tag", "Day"],
			time: ["Zeit", "Time"],
			user: ["Mitarbeiter", "Employee"],
			workspace: ["Arbeitsbereich", "Workspace"],
			activity: ["Dienstart", "Kind of shift"],
			unit: ["Abteilung", "Department"],
			customer: ["Kunde", "Customer"],
			minutes: ["Dauer", "Length"],
			state: ["Stand", "State"],
		},
	},
});
