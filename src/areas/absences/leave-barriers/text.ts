import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		LEAVE_BARRIER_REVERSED: [
			"Das Ende darf nicht vor dem Beginn liegen.",
			"The end cannot be before the start.",
		],
		LEAVE_BARRIER_TOO_LONG: [
			"Eine Urlaubssperre dauert höchstens zwei Jahre.",
			"A leave barrier lasts two years at most.",
		],
		LEAVE_BARRIER_ACTIVITY_UNFIT: [
			"Gesperrt werden können nur Urlaub und andere geplante Abwesenheiten.",
			"Only leave and other planned absences can be barred.",
		],
		LEAVE_BARRIER_OUT_OF_REACH: [
			"Sie können nur Abteilungen sperren, über deren Abwesenheiten Sie entscheiden.",
			"You can only bar departments whose absences you decide on.",
		],
	},
	allLeave: ["Jeder Urlaub", "All leave"],
	master: {
		one: ["Urlaubssperre", "Leave barrier"],
		many: ["Urlaubssperren", "Leave barriers"],
		empty: [
			"Hier stehen Zeiten, in denen kein Urlaub genommen werden soll. Noch gibt es keine.",
			"Times in which no leave should be taken are listed here. There are none yet.",
		],
		deleteText: [
			"Soll diese Urlaubssperre wirklich unwiderruflich gelöscht werden?",
			"Do you really want to delete this leave barrier permanently?",
		],
		fields: {
			name: ["Bezeichnung", "Name"],
			from: ["Von", "From"],
			to: ["Bis", "To"],
			unitIds: ["Abteilungen", "Departments"],
			activityId: ["Gesperrt ist", "Barred is"],
			reason: ["Grund", "Reason"],
		},
		help: {
			unitIds: [
				"Gilt auch für alle Abteilungen darunter.",
				"Also applies to all departments below.",
			],
			reason: [
				"Steht bei jedem Antrag, der in diese Zeit fällt.",
				"Shown with every request that falls into this time.",
			],
		},
	},
});
