import { bookedClassWords } from "#areas/time-tracking/activities/contract/booked-class-words.ts";
import { about, aboutTwo, counted, inBothLanguages, type Words } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		TIME_TRACKING_OVERLAPS: [
			"In dieser Zeit liegt bereits ein anderer Zeiteintrag.",
			"Another time entry already lies in this time.",
		],
		TIME_TRACKING_END_BEFORE_BEGIN: [
			"Das Ende muss nach dem Beginn liegen.",
			"The end must lie after the start.",
		],
		TIME_TRACKING_TOO_LONG: [
			"Ein Zeiteintrag darf höchstens 36 Stunden umfassen.",
			"A time entry may last 36 hours at most.",
		],
		TIME_TRACKING_IN_FUTURE: [
			"In der Zukunft können Zeiteinträge nur geplant werden.",
			"In the future time entries can only be planned.",
		],
		TIME_TRACKING_ACTIVITY_ONLY: [
			"Für Zeiteinträge kann nur eine Tätigkeit der Zeiterfassung gewählt werden.",
			"Only an activity of time tracking can be chosen for time entries.",
		],
		SERIES_WITHOUT_PEOPLE: [
			"Bitte wählen Sie mindestens einen Mitarbeiter.",
			"Please choose at least one employee.",
		],
		SERIES_RANGE: [
			"Der letzte Tag muss nach dem ersten und innerhalb eines Jahres liegen.",
			"The last day must lie after the first and within a year.",
		],
		SERIES_TOO_LONG: [
			"Auf einmal können höchstens 2.000 Zeiteinträge für 500 Mitarbeiter angelegt werden. Bitte wählen Sie weniger Tage oder Mitarbeiter.",
			"At most 2,000 time entries for 500 employees can be created at once. Please choose fewer days or employees.",
		],
		SERIES_EMPTY: [
			"In dieser Auswahl gibt es keinen Tag, der anzulegen wäre.",
			"This choice contains no day to be created.",
		],
		SERIES_FAULTY: [
			counted(
				"Es wurde nichts angelegt: 1 Zeile ist fehlerhaft.",
				"Es wurde nichts angelegt: # Zeilen sind fehlerhaft.",
			),
			counted("Nothing was created: 1 line is faulty.", "Nothing was created: # lines are faulty."),
		],
		REASON_NOT_FOUND: ["Die Begründung wurde nicht gefunden.", "The reason was not found."],
	},
	context: {
		recent: [
			"Fehler beim Laden der Zeiteinträge der letzten 30 Tage",
			"Error loading the time entries of the last 30 days",
		],
		requested: [
			"Fehler beim Laden der beantragten Zeiteinträge",
			"Error loading the requested time entries",
		],
	},
	recent: {
		title: ["Zeiteinträge", "Time entries"],
		note: ["letzte 30 Tage", "last 30 days"],
		empty: [
			"In den letzten 30 Tagen wurde nichts gebucht.",
			"Nothing has been booked in the last 30 days.",
		],
		failed: [
			"Die Zeiteinträge konnten nicht geladen werden.",
			"The time entries could not be loaded.",
		],
		more: [
			aboutTwo(
				"Die neuesten #1 von #2 Zeiteinträgen. Ältere zeigt die Seite Zeiteinträge, wenn Sie dort den Zeitraum wählen.",
			),
			aboutTwo(
				"The newest #1 of #2 time entries. The page of time entries shows older ones once you choose their period there.",
			),
		],
		list: ["Zeiteinträge der letzten 30 Tage", "Time entries of the last 30 days"],
	},
	/** What others ask of a supervisor. */
	team: {
		title: ["Anträge im Team", "Requests of the team"],
		all: ["Alle Zeiteinträge", "All time entries"],
		context: ["Fehler beim Laden der Anträge im Team", "Error loading the requests of the team"],
		empty: ["Kein Antrag wartet auf Sie.", "No request is waiting for you."],
		failed: [
			"Die Anträge im Team konnten nicht geladen werden.",
			"The requests of the team could not be loaded.",
		],
		more: [aboutTwo("Die ältesten #1 von #2 Anträgen"), aboutTwo("The oldest #1 of #2 requests")],
	},
	openRequests: {
		title: ["Offene Anträge", "Open requests"],
		since: [about("der älteste vom #"), about("the oldest of #")],
		none: ["nichts zu entscheiden", "nothing to decide"],
	},
	requested: {
		title: ["Beantragte Zeiteinträge", "Requested time entries"],
		empty: [
			"Sie haben derzeit keine beantragten Zeiteinträge.",
			"You currently have no requested time entries.",
		],
		failed: [
			"Die beantragten Zeiteinträge konnten nicht geladen werden.",
			"The requested time entries could not be loaded.",
		],
	},
	toDos: {
		count: [counted("1 Zeiteintrag", "# Zeiteinträge"), counted("1 time entry", "# time entries")],
		asked: ["Rückfragen zu Zeiteinträgen", "Questions about time entries"],
		needsReason: {
			title: ["Anträge ohne Begründung", "Requests without a reason"],
			context: [
				"Fehler beim Laden der unbegründeten Zeiteinträge",
				"Error loading the time entries without a reason",
			],
			oldestFrom: [
				(count: number, day: string) =>
					count === 1 ? `Zeiteintrag vom ${day}` : `Zeiteinträge, älteste vom ${day}`,
				(count: number, day: string) =>
					count === 1 ? `Time entry of ${day}` : `Time entries, the oldest of ${day}`,
			],
		},
		autoFinished: {
			title: ["Automatisch beendet", "Finished automatically"],
			lastAt: [aboutTwo("#1 um #2"), aboutTwo("#1 at #2")],
		},
	},
	states: {
		PLANNED: ["Geplant", "Planned"],
		REQUESTED: ["Beantragt", "Requested"],
		APPROVED: ["Genehmigt", "Approved"],
		REJECTED: ["Abgelehnt", "Rejected"],
		CANCELLED: ["Storniert", "Cancelled"],
	},
	list: {
		title: ["Zeiteinträge", "Time entries"],
		columns: {
			user: ["Mitarbeiter", "Employee"],
			day: ["Tag", "Day"],
			begin: ["Beginn", "Start"],
			end: ["Ende", "End"],
			duration: ["Dauer", "Duration"],
			activity: ["Tätigkeit", "Activity"],
			project: ["Projekt", "Project"],
			state: ["Status", "Status"],
			openSteps: ["Offene Schritte", "Open steps"],
			reason: ["Begründung", "Reason"],
		},
	},
	moves: {
		cancel: ["Stornieren", "Cancel entry"],
		remove: ["Löschen", "Delete"],
		removing: ["Zeiteintrag löschen", "Delete the time entry"],
		removeText: [
			"Soll dieser Zeiteintrag wirklich gelöscht werden? Gebuchte und entschiedene Einträge werden storniert.",
			"Do you really want to delete this time entry? Booked and decided entries are cancelled.",
		],
		removed: ["Zeiteintrag gelöscht", "Time entry deleted"],
	},
	rules: {
		notEmployed: {
			said: [
				aboutTwo("Nicht beschäftigt: Eintritt #1, Austritt #2."),
				aboutTwo("Not employed: entry #1, exit #2."),
			],
			open: ["offen", "open"],
		},
	},
	series: {
		title: ["Mehrere Zeiteinträge anlegen", "Create several time entries"],
		whose: ["Für wen", "For whom"],
		when: ["Wann", "When"],
		what: ["Was", "What"],
		people: ["Mitarbeiter", "Employees"],
		units: [
			"Alle Mitarbeiter dieser Abteilungen (mit untergeordneten)",
			"All employees of these departments (and of those below)",
		],
		nobody: [
			"Bitte wählen Sie mindestens einen Mitarbeiter oder eine Abteilung.",
			"Please choose at least one employee or department.",
		],
		days: ["Zeitraum", "Period"],
		weekdays: ["Wochentage", "Weekdays"],
		timesAtSite: ["Uhrzeiten am Standort der Person", "Times at the person's site"],
		timesFrom: ["Zeiten", "Times"],
		typed: ["Gleich für alle", "The same for all"],
		worksheet: ["Nach Arbeitszeitplan", "By work schedule"],
		timesMissing: ["Bitte geben Sie an, von wann bis wann.", "Please say from when to when."],
		onFault: ["Bei Fehlern", "If there are faults"],
		createNothing: ["Nichts anlegen", "Create nothing"],
		createValid: ["Nur die fehlerfreien", "Only those without faults"],
		preview: ["Vorschau", "Preview"],
		create: ["Anlegen", "Create"],
		createLine: [aboutTwo("#1, #2 anlegen"), aboutTwo("Create #1, #2")],
		person: ["Mitarbeiter", "Employee"],
		day: ["Tag und Zeit", "Day and time"],
		notes: ["Hinweise", "Notes"],
		counts: [
			(kept: number, faulty: number) =>
				[
					kept === 1 ? "1 Eintrag wird angelegt." : `${kept} Einträge werden angelegt.`,
					...(faulty === 0
						? []
						: [faulty === 1 ? "1 Zeile ist fehlerhaft." : `${faulty} Zeilen sind fehlerhaft.`]),
				].join(" "),
			(kept: number, faulty: number) =>
				[
					kept === 1 ? "1 entry is created." : `${kept} entries are created.`,
					...(faulty === 0
						? []
						: [faulty === 1 ? "1 line is faulty." : `${faulty} lines are faulty.`]),
				].join(" "),
		],
		byJob: [
			"Wegen der Menge geschieht das im Hintergrund.",
			"Because they are many, this happens in the background.",
		],
		more: [
			counted(
				"1 weitere Zeile wird hier nicht gezeigt.",
				"# weitere Zeilen werden hier nicht gezeigt.",
			),
			counted("1 further line is not shown here.", "# further lines are not shown here."),
		],
		started: [
			about("# Zeiteinträge werden im Hintergrund angelegt"),
			about("# time entries are created in the background"),
		],
		left: [
			counted("1 Zeile wurde ausgelassen:", "# Zeilen wurden ausgelassen:"),
			counted("1 line was left out:", "# lines were left out:"),
		],
		job: [about("# Zeiteinträge anlegen"), about("Create # time entries")],
		created: [
			counted("1 Zeiteintrag angelegt", "# Zeiteinträge angelegt"),
			counted("1 time entry created", "# time entries created"),
		],
		nothing: [
			counted(
				"Nichts angelegt: 1 Zeile ist fehlerhaft.",
				"Nichts angelegt: # Zeilen sind fehlerhaft.",
			),
			counted("Nothing created: 1 line is faulty.", "Nothing created: # lines are faulty."),
		],
	},
	/** Why an entry of a series cannot be created, by the code of the refusal that it would get by itself. */
	faults: {
		ACTIVITY_NOT_FOUND: ["Die Tätigkeit gibt es nicht.", "There is no such activity."],
		ACTIVITY_ARCHIVED: ["Die Tätigkeit ist archiviert.", "The activity is archived."],
		ACTIVITY_NOT_BOOKABLE: [
			"Die Tätigkeit ist für die Person nicht erlaubt.",
			"The person may not use the activity.",
		],
		ACTIVITY_NOT_ON_PROJECT: [
			"Diese Tätigkeit gibt es nicht auf Projekten.",
			"There is no such activity on projects.",
		],
		TIME_TRACKING_ACTIVITY_ONLY: [
			"Keine Tätigkeit der Zeiterfassung.",
			"No activity of time tracking.",
		],
		PROJECT_NODE_UNKNOWN: ["Das Projekt gibt es nicht.", "There is no such project."],
		PROJECT_NOT_ASSIGNED: [
			"Die Person ist dem Projekt nicht zugeordnet.",
			"The person is not assigned to the project.",
		],
		PROJECT_NOT_RUNNING: ["Das Projekt läuft nicht.", "The project is not running."],
		APPROVAL_NEEDED: ["Muss beantragt und genehmigt werden.", "Has to be requested and approved."],
		SELF_APPROVAL_NOT_ALLOWED: [
			"Darüber muss jemand anderes entscheiden.",
			"Somebody else has to decide about it.",
		],
		TIME_TRACKING_END_BEFORE_BEGIN: [
			"Das Ende liegt nicht nach dem Beginn.",
			"The end does not lie after the start.",
		],
		TIME_TRACKING_TOO_LONG: ["Länger als 36 Stunden.", "Longer than 36 hours."],
		TIME_TRACKING_IN_FUTURE: ["Liegt in der Zukunft.", "Lies in the future."],
		TIME_TRACKING_OVERLAPS: [
			"Überschneidet sich mit einem anderen Eintrag.",
			"Overlaps with another entry.",
		],
		USER_NOT_EMPLOYED: ["Nicht beschäftigt.", "Not employed."],
		MONTH_CLOSED: ["Der Monat ist abgeschlossen.", "The month is closed."],
	},
	detail: {
		gone: ["Diesen Zeiteintrag gibt es nicht mehr.", "This time entry no longer exists."],
		notLoaded: [
			"Der Zeiteintrag konnte nicht geladen werden.",
			"The time entry could not be loaded.",
		],
		entry: ["Angaben", "Facts"],
		figures: ["Zeiten und Tag", "Times and day"],
		dayPause: ["Pause des Tages", "Break of the day"],
		dayBalance: ["Tagessaldo", "Balance of the day"],
		target: [about("Soll #"), about("Target #")],
		automatic: ["automatisch", "automatic"],
		times: ["Zeit", "Time"],
		source: ["Herkunft", "Source"],
		sources: {
			MANUAL: ["Von Hand", "By hand"],
			AUTO_FINISH: ["Automatisch beendet", "Finished automatically"],
			APP: ["App", "App"],
			TERMINAL: ["Terminal", "Terminal"],
		},
		reasonOwed: [
			"Für diesen Eintrag fehlt noch eine Begründung.",
			"A reason for this entry is still missing.",
		],
		isLong: ["Der Eintrag umfasst mehr als 16 Stunden.", "The entry lasts more than 16 hours."],
		overlaps: [
			"In derselben Zeit liegen weitere Einträge:",
			"Further entries lie in the same time:",
		],
	},
	form: {
		base: ["Zeit", "Time"],
		times: ["Von – bis", "From – to"],
		oneself: ["Ich selbst", "Myself"],
		saving: ["Zeiteintrag speichern", "Save the time entry"],
		saved: ["Zeiteintrag gespeichert", "Time entry saved"],
		created: ["Zeiteintrag angelegt", "Time entry created"],
	},
	newEntry: ["Neuer Eintrag", "New entry"],
	page: {
		search: ["Name, Tätigkeit, Begründung", "Name, activity, reason"],
		empty: [
			"Hier stehen die Zeiteinträge Ihrer Mitarbeiter.",
			"The time entries of your employees appear here.",
		],
		create: ["Zeiteintrag anlegen", "Create a time entry"],
		open: ["Öffnen", "Open"],
		extendedFilter: ["Erweiterter Filter", "Extended filter"],
		bulkInsert: ["Mehrere anlegen", "Create several"],
		openOptions: { true: ["Offen", "Open"], false: ["Erledigt", "Settled"] },
	},
	classes: bookedClassWords,
	noneOfDays: [
		"Keine Zeiteinträge für den ausgewählten Tag gefunden.",
		"No time entries found for the selected day.",
	],
	timesIn: [about("Uhrzeit: #"), about("Time of #")],
	runs: ["läuft", "running"],
	running: ["Läuft", "Running"],
	changeRequested: ["Änderung beantragt", "Change requested"],
});

/** Why an entry of a series cannot be created; the bare code where it is none of these. */
export function faultOf({ faults }: Words<typeof texts>, code: string): string {
	return (faults as Readonly<Record<string, string>>)[code] ?? code;
}
