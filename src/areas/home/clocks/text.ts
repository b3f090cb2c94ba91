import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

const begun = [about("# begonnen"), about("# begun")] as const;

export const texts = inBothLanguages({
	errors: {},
	context: { saveBooking: ["Buchung speichern", "Save booking"] },
	workTime: ["Arbeitszeit", "Working time"],
	details: ["Details", "Details"],
	runsSince: [about("Läuft seit #"), about("Running since #")],
	activitySince: [aboutTwo("#1 seit #2"), aboutTwo("#1 since #2")],
	stopped: ["Nicht eingestempelt", "Not clocked in"],
	left: [about("Gegangen um #"), about("Left at #")],
	unknown: ["Wird geladen …", "Loading …"],
	workToday: ["Arbeitszeit heute", "Working time today"],
	come: ["Kommen", "Clock in"],
	go: ["Gehen", "Clock out"],
	pause: ["Pause", "Break"],
	choosePause: ["Art der Pause", "Kind of break"],
	errand: ["Dienstgang", "Errand"],
	chooseErrand: ["Art des Dienstgangs", "Kind of errand"],
	begin: [about("# beginnen"), about("Start #")],
	end: [about("# beenden"), about("End #")],
	target: ["Soll", "Target"],
	shift: ["Dienst", "Shift"],
	noTarget: ["Heute kein Soll", "No target today"],
	pauseSum: ["Pause", "Break"],
	fulfilled: ["Soll erfüllt", "Target reached"],
	hours: [about("# h"), about("# h")],
	now: ["jetzt", "now"],
	nothingYet: ["Heute wurde noch nichts gebucht.", "Nothing has been booked today."],
	stretch: [
		(activity: string, begin: string, end: string) => `${activity} ${begin} bis ${end}`,
		(activity: string, begin: string, end: string) => `${activity} ${begin} to ${end}`,
	],
	strip: [
		(stretches: readonly string[]) =>
			stretches.length === 0
				? "Heute wurde noch nichts gebucht."
				: `Heute: ${stretches.join(", ")}`,
		(stretches: readonly string[]) =>
			stretches.length === 0 ? "Nothing has been booked today." : `Today: ${stretches.join(", ")}`,
	],
	gps: {
		locating: ["Standort wird ermittelt...", "Determining location..."],
		cancel: ["Abbrechen", "Cancel"],
		required: ["Gps Location required", "Gps Location required"],
	},
	outcome: {
		conflict: [
			"Die Buchung trifft einen von Hand geänderten Eintrag. Ein Änderungsantrag wurde gestellt.",
			"The booking meets an entry changed by hand. A change request was made.",
		],
		closedMonth: [
			"Der Monat ist abgeschlossen. Der Eintrag bleibt unverändert.",
			"The month is closed. The entry stays as it is.",
		],
		requested: [
			"Die Buchung ist beantragt und muss noch genehmigt werden.",
			"The booking is requested and still has to be approved.",
		],
	},
	unsent: {
		title: [
			counted("1 Buchung nicht gesendet", "# Buchungen nicht gesendet"),
			counted("1 booking not sent", "# bookings not sent"),
		],
		text: [
			"Sicher gespeichert. Wird gesendet, sobald der Server erreichbar ist.",
			"Safely kept. Sent as soon as the server can be reached.",
		],
		retry: ["Jetzt senden", "Send now"],
		tag: ["wartet", "waiting"],
		booked: ["gebucht", "booked"],
	},
	today: ["Heute", "Today"],
	events: {
		COME: ["Kommen", "Clocked in"],
		GO: ["Gehen", "Clocked out"],
		PROJECT_BEGUN: ["Projekt begonnen", "Project begun"],
		PAUSE_BEGUN: begun,
		PAUSE_ENDED: [about("# beendet"), about("# ended")],
		BEGUN: begun,
		CONTINUED: [about("Weiter mit #"), about("On with #")],
	},
	projects: {
		title: ["Projektuhren", "Project clocks"],
		search: ["Projekt oder Tätigkeit suchen", "Search project or task"],
		clearSearch: ["Suche leeren", "Clear search"],
		general: ["Allgemein", "General"],
		start: [about("Start #"), about("Start #")],
		stop: [about("Stopp #"), about("Stop #")],
		startWord: ["Start", "Start"],
		stopWord: ["Stopp", "Stop"],
		showAll: [about("Alle # anzeigen"), about("Show all #")],
		showLess: ["Weniger anzeigen", "Show less"],
		tasks: [counted("1 Tätigkeit", "# Tätigkeiten"), counted("1 task", "# tasks")],
		timeToday: ["h heute", "h today"],
		running: [about("Läuft: #"), about("Running: #")],
		detailsOf: [about("Details zu #"), about("Details for #")],
		noProjects: [
			"Sie haben derzeit keine Projekte zugewiesen.",
			"You currently have no projects assigned.",
		],
		noTasks: [
			"Es wurden keine Tätigkeiten gefunden. Bitte wenden Sie sich an Ihren Projektleiter.",
			"No tasks were found. Please contact your project manager.",
		],
		failed: ["Die Projekte konnten nicht geladen werden.", "The projects could not be loaded."],
		tableProject: ["Projekt", "Project"],
		tableTime: ["Zeit heute", "Time today"],
		tableClock: ["Uhr", "Clock"],
		tableFavorite: ["Favorit", "Favourite"],
	},
});
