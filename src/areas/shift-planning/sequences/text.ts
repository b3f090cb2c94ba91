import { counted, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		SEQUENCE_ITEM_UNFIT: [
			"Einen Arbeitsbereich oder eine Dienstart gibt es nicht, sie ist archiviert oder wird dort nicht geleistet.",
			"A workspace or a kind of shift does not exist, is archived, or is not worked there.",
		],
		SEQUENCE_TIMES_UNFIT: [
			"Ein Dienst dauert höchstens 48 Stunden, und seine Pausen liegen in ihm, ohne sich zu überschneiden.",
			"A shift lasts 48 hours at most, and its breaks lie within it without overlapping.",
		],
		SEQUENCE_NOT_USABLE: ["Diese Sequenz ist archiviert.", "This sequence is archived."],
		SEQUENCE_EMPTY: [
			"Daraus würde kein einziger Dienst.",
			"Not a single shift would come of this.",
		],
		SEQUENCE_TOO_LONG: [
			"Auf einmal werden höchstens 20.000 Dienste angelegt. Bitte einen kürzeren Zeitraum oder weniger Personen wählen.",
			"At most 20,000 shifts are created at once. Please choose a shorter range or fewer people.",
		],
		SEQUENCE_RUN_BUSY: [
			"Die Dienste werden noch angelegt. Beenden Sie zuerst den Vorgang.",
			"The shifts are still being created. End the job first.",
		],
	},
	job: {
		apply: [
			counted("Sequenz für 1 Person", "Sequenz für # Personen"),
			counted("Sequence of 1 person", "Sequence of # people"),
		],
		takeBack: [
			counted("Rücknahme von 1 Dienst", "Rücknahme von # Diensten"),
			counted("Taking back 1 shift", "Taking back # shifts"),
		],
		made: [
			counted("1 Dienst angelegt", "# Dienste angelegt"),
			counted("1 shift created", "# shifts created"),
		],
		opened: [
			counted("1 offener Dienst angelegt", "# offene Dienste angelegt"),
			counted("1 open shift created", "# open shifts created"),
		],
		skipped: [
			counted("1 Dienst ausgelassen", "# Dienste ausgelassen"),
			counted("1 shift left out", "# shifts left out"),
		],
		deleted: [
			counted("1 Dienst zurückgenommen", "# Dienste zurückgenommen"),
			counted("1 shift taken back", "# shifts taken back"),
		],
	},
	run: {
		title: ["Anwendung der Sequenz", "Application of the sequence"],
		appliedAs: ["angewendet", "applied"],
		withdrawnAs: ["zurückgenommen", "taken back"],
		onClash: ["Wenn jemand nicht kann", "Where somebody cannot"],
		clashes: {
			SKIP: ["Auslassen", "Leave out"],
			OPEN: ["Als offenen Dienst anlegen", "Create as an open shift"],
		},
		people: ["Personen", "People"],
	},
	master: {
		one: ["Sequenzvorlage", "Sequence template"],
		many: ["Sequenzvorlagen", "Sequence templates"],
		create: ["Sequenzvorlage anlegen", "Create sequence template"],
		edit: ["Sequenzvorlage bearbeiten", "Edit sequence template"],
		empty: [
			"Eine Sequenz ist eine Folge von Tagen, die sich wiederholt: zwei früh, zwei spät, zwei nachts, zwei frei. Noch gibt es keine.",
			"A sequence is a run of days that is repeated: two early, two late, two nights, two off. There are none yet.",
		],
		deleteText: [
			"Soll diese Sequenzvorlage wirklich unwiderruflich gelöscht werden? Geplante Dienste bleiben.",
			"Do you really want to delete this sequence template permanently? Planned shifts stay.",
		],
		inUse: [
			"Die Sequenzvorlage kann nicht gelöscht werden, da sie schon angewendet wurde. Möchten Sie die Sequenzvorlage nicht lieber archivieren?",
			"The sequence template cannot be deleted because it has been applied. Would you rather archive the sequence template?",
		],
		fields: {
			name: ["Bezeichnung", "Name"],
			unitId: ["Abteilung", "Department"],
			start: ["Beginn", "Start"],
			days: ["Tage", "Days"],
		},
		options: {
			start: {
				START_ON_MONDAY: ["Am Montag der ersten Woche", "On the Monday of the first week"],
				START_ON_ANY_DAY: ["Am ersten gewählten Tag", "On the first day chosen"],
			},
		},
		extra: { dayCount: ["Tage", "Days"], shiftCount: ["Dienste", "Shifts"] },
		help: {
			unitId: [
				"Wer diese Abteilung plant, darf die Vorlage ändern; anwenden darf sie jeder, der plant.",
				"Those who plan this department may change it; everybody who plans may apply it.",
			],
		},
	},
});
