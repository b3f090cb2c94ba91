import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		LEAVE_YEAR_NOT_OVER: [
			"Das Urlaubsjahr läuft noch. Abschließen lässt es sich, wenn es vorbei ist.",
			"The leave year still goes on. It can be closed once it is over.",
		],
		LEAVE_YEAR_BUILT_ON: [
			"Ein späteres Urlaubsjahr ist schon abgeschlossen und baut auf diesem auf.",
			"A later leave year is closed already and goes on from this one.",
		],
		LEAVE_YEAR_END_UNDONE: [
			"Dieser Abschluss ist schon zurückgenommen.",
			"This year's end was taken back already.",
		],
	},
	list: {
		title: ["Urlaubsjahr abschließen", "Close leave year"],
		open: ["Jahresabschluss", "Year's end"],
		search: ["Name, Personalnr.", "Name, personnel no."],
		empty: [
			"Aus diesem Jahr gibt es keine Urlaubskonten.",
			"There are no leave accounts of this year.",
		],
		until: [aboutTwo("#1, verfällt nach #2"), aboutTwo("#1, lapses after #2")],
		notBooked: ["noch nicht gebucht", "not booked yet"],
		account: ["Urlaubskonto", "Leave account"],
		columns: {
			name: ["Mitarbeiter", "Employee"],
			remaining: ["Rest", "Remaining"],
			expired: ["Verfallen", "Lapsed"],
			carried: ["Übertrag", "Carried over"],
			carriedUntil: ["Verfällt nach", "Lapses after"],
			requested: ["Noch beantragt", "Still requested"],
			booked: ["Gebucht", "Booked"],
			difference: ["Differenz", "Difference"],
			isClosed: ["Abgeschlossen", "Closed"],
			unitName: ["Abteilung", "Department"],
			personnelNo: ["Personalnr.", "Personnel no."],
		},
	},
	status: {
		title: ["Stand des Abschlusses", "State of the year's end"],
		running: [
			"Das Jahr läuft noch: So ginge es heute zu Ende, wenn nichts mehr genommen würde.",
			"The year still goes on: this is how it would end today if nothing more were taken.",
		],
		open: [
			"Das Jahr ist nicht abgeschlossen. Der Übertrag folgt jede Nacht dem, was sich ändert.",
			"The year is not closed. What is carried over follows every night what changes.",
		],
		closing: ["Das Jahr wird abgeschlossen.", "The year is being closed."],
		done: [aboutTwo("Abgeschlossen am #1 von #2"), aboutTwo("Closed on #1 by #2")],
		nobody: ["jemandem, den es nicht mehr gibt", "somebody who is not there any more"],
		people: [counted("Eine Person", "# Personen"), counted("One person", "# people")],
		carried: [about("# übertragen"), about("# carried over")],
		expired: [about("# verfallen"), about("# lapsed")],
		builtOn: [
			"Ein späteres Jahr ist abgeschlossen: zurücknehmen lässt sich dieses nicht mehr.",
			"A later year is closed: this one cannot be taken back any more.",
		],
	},
	actions: {
		close: ["Jahr abschließen", "Close the year"],
		closeRest: ["Für alle übrigen abschließen", "Close it for all others"],
		undo: ["Abschluss zurücknehmen", "Take back"],
	},
	ask: {
		title: [about("Urlaubsjahr # abschließen?"), about("Close the leave year #?")],
		text: [
			"Was jede Person überträgt, steht danach fest: Spätere Änderungen an dem Jahr erscheinen als Differenz und buchen nichts. Wer noch auf eine Entscheidung über Urlaub aus dem Jahr wartet, bleibt offen. Zurücknehmen lässt sich der Abschluss, bis ein späteres Jahr abgeschlossen ist.",
			"What each person carries over is fixed by it: later changes to the year show as a difference and book nothing. Who still waits for a decision about leave of the year stays open. It can be taken back until a later year is closed.",
		],
		undoTitle: [about("Abschluss von # zurücknehmen?"), about("Take back the end of #?")],
		undoText: [
			"Das Jahr ist danach wieder offen, und die Konten folgen dem, was jetzt gilt.",
			"The year is open again afterwards, and accounts follow what holds now.",
		],
		started: [
			"Es wird gerechnet; wie weit es ist, zeigt die Aufgabe.",
			"It is being reckoned; the job shows how far it is.",
		],
	},
	jobs: {
		title: [about("Urlaubsjahr # abschließen"), about("Close the leave year #")],
		undoTitle: [
			about("Abschluss des Urlaubsjahres # zurücknehmen"),
			about("Take back the end of the leave year #"),
		],
		closed: [
			counted("Für eine Person abgeschlossen", "Für # Personen abgeschlossen"),
			counted("Closed for one person", "Closed for # people"),
		],
		left: [
			counted(
				"Eine Person wartet noch auf eine Entscheidung und bleibt offen.",
				"# Personen warten noch auf eine Entscheidung und bleiben offen.",
			),
			counted(
				"One person still waits for a decision and stays open.",
				"# people still wait for a decision and stay open.",
			),
		],
		opened: [
			counted("Für eine Person wieder geöffnet", "Für # Personen wieder geöffnet"),
			counted("Opened again for one person", "Opened again for # people"),
		],
	},
});
