import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	panel: {
		link: ["Nachweismappe", "Proof pack"],
		linkText: ["Als PDF erstellen", "Make as PDF"],
		about: [
			"Ein PDF mit allem, was die Zeiten dieser Person belegt: Tage, Einträge, Buchungen, Abwesenheiten, Urlaubskonto, Hinweise, Änderungen mit Begründungen und die Siegel des Verlaufs.",
			"A PDF with everything that proves this person's times: days, entries, bookings, absences, leave account, notices, changes with their reasons, and the seals of the trail.",
		],
		traced: [
			"Dass die Mappe erstellt wurde, von wem und wofür, steht danach im Verlauf der Person.",
			"That the pack was made, by whom and what for, then stands in the person's history.",
		],
		from: ["Von", "From"],
		to: ["Bis", "Until"],
		purpose: ["Wofür", "What for"],
		start: ["Nachweismappe erstellen", "Make proof pack"],
	},
	job: [about("Nachweismappe #"), about("Proof pack #")],
	forbidden: [
		"Ihnen fehlt inzwischen die Berechtigung für diese Nachweismappe.",
		"You no longer have permission for this proof pack.",
	],
	done: [
		aboutTwo("Nachweismappe mit #1 Seiten und #2 Änderungen erstellt"),
		aboutTwo("Proof pack of #1 pages and #2 changes made"),
	],
	paper: {
		title: ["Nachweismappe", "Proof pack"],
		made: [aboutTwo("erstellt am #1 von #2"), aboutTwo("made on #1 by #2")],
		name: ["Name", "Name"],
		personnelNo: ["Personalnr.", "Personnel no."],
		unitName: ["Abteilung", "Department"],
		period: ["Zeitraum", "Period"],
		purpose: [about("Wofür: #"), about("What for: #")],
		none: ["Keine Einträge", "No entries"],
		closed: [
			"Nicht enthalten: Wer die Mappe erstellt hat, darf diese Angaben nicht sehen.",
			"Left out: who made the pack may not see these.",
		],
		sections: {
			days: ["Tage mit Verstößen", "Days with violations"],
			entries: ["Zeiteinträge", "Time entries"],
			bookings: ["Buchungen", "Bookings"],
			absences: ["Abwesenheiten", "Absences"],
			leave: [about("Urlaubskonto #"), about("Leave account #")],
			notices: ["Hinweise auf Resturlaub", "Notices of open leave"],
			closings: ["Monatsabschlüsse und Berichtigungen", "Closed months and corrections"],
			changes: ["Änderungen", "Changes"],
			seals: ["Siegel des Verlaufs", "Seals of the trail"],
		},
		changes: {
			about: [
				"Alles, was seit Beginn des Zeitraums über diese Person festgehalten wurde, das Neueste zuerst. Die letzte Spalte nennt das Siegel, unter dem der Eintrag liegt, und die ersten Stellen seiner Prüfsumme.",
				"Everything that was recorded about this person since the period began, the newest first. The last column names the seal under which it lies, and the first digits of its checksum.",
			],
			at: ["Wann", "When"],
			who: ["Wer", "Who"],
			what: ["Was", "What"],
			change: ["Vorher → nachher", "Before → after"],
			reason: ["Begründung", "Reason"],
			seal: ["Siegel", "Seal"],
			open: ["noch keines", "none yet"],
			onBehalf: [aboutTwo("#1 im Namen von #2"), aboutTwo("#1 on behalf of #2")],
			system: ["System", "System"],
			masked: ["Weitere Angaben sind nicht enthalten.", "Further details are left out."],
			keptBack: [
				counted(
					"Eine Änderung ist nicht enthalten, weil die Berechtigung dafür fehlt.",
					"# Änderungen sind nicht enthalten, weil die Berechtigung dafür fehlt.",
				),
				counted(
					"One change is left out for want of permission.",
					"# changes are left out for want of permission.",
				),
			],
		},
		notices: {
			year: ["Urlaubsjahr", "Leave year"],
			sentAt: ["Geschickt", "Sent"],
			channel: ["Weg", "Way"],
			lastDay: ["Zu nehmen bis", "To be taken by"],
			receivedOn: ["Zugegangen am", "Received on"],
			how: ["Nachweis", "Proof"],
			APP: ["Anwendung", "Application"],
			LETTER: ["Brief", "Letter"],
			READ: ["Selbst gelesen", "Read herself or himself"],
			HANDED_OVER: ["Brief übergeben", "Letter handed over"],
		},
		closings: {
			month: ["Monat", "Month"],
			what: ["Was", "What"],
			at: ["Wann", "When"],
			who: ["Wer", "Who"],
			reason: ["Begründung", "Reason"],
			closed: ["Abgeschlossen", "Closed"],
			corrected: ["Berichtigt", "Corrected"],
		},
		seals: {
			about: [
				"Jede Änderung wird kurz danach mit allen anderen des Unternehmens versiegelt: Die Prüfsumme (SHA-256) eines Siegels geht aus der des vorigen und den Prüfsummen aller Einträge darunter hervor. Wer etwas nachträglich ändert, hinzufügt oder entfernt, bricht dieses und alle folgenden Siegel.",
				"Soon after it was made each change is sealed together with all others of the company: the checksum (SHA-256) of a seal comes from that of the one before and the checksums of all entries under it. Who changes, adds or removes something afterwards breaks this seal and all that follow.",
			],
			how: [
				"So wird geprüft: Der Betreiber ruft „npm run audit -- verify“ auf; das rechnet alle Siegel aus den Einträgen neu und nennt jedes, das nicht stimmt. Die Prüfsumme eines Siegels steht außerdem im Protokoll des Servers von damals („audit trail sealed“), das außerhalb der Datenbank liegt. Stimmen Nummer und Prüfsumme unten mit beidem überein, ist seitdem nichts verändert worden. Die Prüfsumme eines einzelnen Eintrags errechnet audit_event_digest in der Datenbank.",
				"How to verify: the operator runs “npm run audit -- verify”, which reckons all seals from their entries once more and names each that does not hold. The checksum of a seal also stands in the server's log of that time (“audit trail sealed”), which lies outside of the database. If number and checksum below agree with both, nothing has been changed since. The checksum of a single entry is reckoned by audit_event_digest in the database.",
			],
			holds: [
				aboutTwo("Bei der Erstellung geprüft: Alle Siegel von Nr. #1 bis Nr. #2 stimmen."),
				aboutTwo("Verified when this was made: all seals from no. #1 to no. #2 hold."),
			],
			broken: [
				about("Bei der Erstellung geprüft: Diese Siegel stimmen NICHT: #"),
				about("Verified when this was made: these seals do NOT hold: #"),
			],
			no: ["Nr.", "No."],
			at: ["Versiegelt", "Sealed"],
			events: ["Einträge", "Entries"],
			digest: ["Prüfsumme", "Checksum"],
		},
	},
});
