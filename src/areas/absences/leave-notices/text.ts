import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		LEAVE_NOTICE_OTHER_YEAR: [
			"Ein Hinweis wirkt nur im laufenden Urlaubsjahr. Für ein anderes lässt er sich nicht schicken.",
			"A notice counts only within the leave year that is going on. It cannot be sent for another.",
		],
		LEAVE_NOTICE_NO_LETTER: [
			"Dieser Hinweis ging in die Anwendung: Zugegangen ist er, wenn die Person ihn selbst liest.",
			"This notice went into the application: it is received once the person reads it herself.",
		],
		LEAVE_NOTICE_HANDED_OVER_WHEN: [
			"Ein Brief wird frühestens an dem Tag übergeben, an dem er entstand, und spätestens heute.",
			"A letter is handed over on the day it was written at the earliest, and today at the latest.",
		],
		LEAVE_NOTICE_NOT_HANDED_OVER: [
			"Für diesen Brief ist noch keine Übergabe festgehalten.",
			"No handover of this letter has been recorded yet.",
		],
	},
	states: {
		NONE: ["Noch kein Hinweis", "No notice yet"],
		SENT: ["Geschickt", "Sent"],
		RECEIVED: ["Zugegangen", "Received"],
	},
	channels: {
		APP: ["Anwendung", "Application"],
		LETTER: ["Brief", "Letter"],
	},
	ways: {
		READ: ["Selbst gelesen", "Read herself or himself"],
		HANDED_OVER: ["Brief übergeben", "Letter handed over"],
	},
	list: {
		title: ["Hinweise auf Resturlaub", "Notices of open leave"],
		search: ["Name, Personalnr.", "Name, personnel no."],
		empty: ["Niemand hat offenen Urlaub aus diesem Jahr.", "Nobody has open leave of this year."],
		until: [aboutTwo("#1, Stand #2"), aboutTwo("#1, as of #2")],
		never: ["verfällt nicht", "never lapses"],
		columns: {
			name: ["Mitarbeiter", "Employee"],
			days: ["Offen", "Open"],
			state: ["Hinweis", "Notice"],
			sentAt: ["Geschickt", "Sent"],
			toldDays: ["Umfang im Hinweis", "Amount in the notice"],
			channel: ["Weg", "Way"],
			receivedOn: ["Zugegangen am", "Received on"],
			how: ["Nachweis", "Proof"],
			lapsesOn: ["Verfällt nach", "Lapses after"],
			unitName: ["Abteilung", "Department"],
			personnelNo: ["Personalnr.", "Personnel no."],
		},
	},
	actions: {
		send: ["Hinweis schicken", "Send notice"],
		sendAll: ["An alle ohne Hinweis schicken", "Send to all without a notice"],
		print: ["Briefe (PDF)", "Letters (PDF)"],
		handOver: ["Übergabe festhalten", "Record handover"],
		account: ["Urlaubskonto", "Leave account"],
	},
	ask: {
		title: ["Hinweise schicken?", "Send notices?"],
		all: [
			"Alle, die Sie verwalten und die noch offenen Urlaub, aber keinen Hinweis haben, bekommen einen.",
			"Everybody whom you manage and who has open leave but no notice gets one.",
		],
		some: [
			counted("Eine Person bekommt einen Hinweis.", "# Personen bekommen einen Hinweis."),
			counted("One person gets a notice.", "# people get a notice."),
		],
		how: [
			"Wer sich anmelden kann, liest ihn in der Anwendung; für alle anderen entsteht ein Brief, den Sie drucken und übergeben.",
			"Who can sign in reads it in the application; for all others there is a letter that you print and hand over.",
		],
		submit: ["Schicken", "Send"],
	},
	sent: {
		some: [
			counted("Ein Hinweis geschickt", "# Hinweise geschickt"),
			counted("One notice sent", "# notices sent"),
		],
		letters: [
			counted("Ein Brief ist zu drucken.", "# Briefe sind zu drucken."),
			counted("One letter is to be printed.", "# letters are to be printed."),
		],
		skipped: [
			counted("Eine Person hat keinen offenen Urlaub.", "# Personen haben keinen offenen Urlaub."),
			counted("One person has no open leave.", "# people have no open leave."),
		],
		nobody: ["Niemandem ist etwas zu schicken", "There is nobody to send anything to"],
		job: [
			"Die Hinweise werden geschickt; wie weit es ist, zeigt die Aufgabe.",
			"The notices are being sent; the job shows how far it is.",
		],
	},
	letters: {
		none: ["Kein Brief wartet", "No letter waits"],
		noneText: [
			"Briefe entstehen, wenn jemand ohne Anmeldung einen Hinweis bekommt.",
			"There are letters once somebody who cannot sign in gets a notice.",
		],
		more: [
			aboutTwo("Die Datei enthält die ersten #1 von #2 Briefen."),
			aboutTwo("The file holds the first #1 of #2 letters."),
		],
		title: [about("Resturlaub aus #"), about("Open leave of #")],
		date: ["Datum", "Date"],
		regards: ["Mit freundlichen Grüßen", "Kind regards"],
		received: ["Erhalten am, Unterschrift", "Received on, signature"],
		days: [counted("1 Tag", "# Tage"), counted("1 day", "# days")],
	},
	cancel: ["Abbrechen", "Cancel"],
	handover: {
		title: ["Übergabe festhalten", "Record handover"],
		day: ["Übergeben am", "Handed over on"],
		text: [
			counted(
				"Der Brief gilt mit diesem Tag als zugegangen.",
				"# Briefe gelten mit diesem Tag als zugegangen.",
			),
			counted(
				"The letter counts as received on this day.",
				"# letters count as received on this day.",
			),
		],
		submit: ["Festhalten", "Record"],
		done: [
			counted("Eine Übergabe festgehalten", "# Übergaben festgehalten"),
			counted("One handover recorded", "# handovers recorded"),
		],
		correct: ["Übergabe berichtigen", "Correct the handover"],
		correctText: [
			about(
				"Bisher festgehalten: #. Was verfällt, richtet sich danach neu; die frühere Angabe bleibt im Verlauf.",
			),
			about(
				"Recorded so far: #. What lapses follows the new day; the earlier one stays in the history.",
			),
		],
		reason: ["Warum", "Why"],
		corrected: ["Übergabe berichtigt", "Handover corrected"],
		only: [
			"Übergeben werden nur Briefe, die noch nicht zugegangen sind.",
			"Only letters that were not received yet are handed over.",
		],
	},
	/** What the person reads, on the screen and on paper. */
	notice: {
		title: [about("Ihr Resturlaub aus #"), about("Your open leave of #")],
		dear: [aboutTwo("Guten Tag #1 #2,"), aboutTwo("Dear #1 #2,")],
		open: [
			(amount: string, kind: string, year: string, asOf: string) =>
				`Ihnen stehen aus dem Urlaubsjahr ${year} noch ${amount} ${kind} zu, die weder genommen noch genehmigt sind (Stand ${asOf}).`,
			(amount: string, kind: string, year: string, asOf: string) =>
				`You still have ${amount} of leave (${kind}) of the leave year ${year} that are neither taken nor approved (as of ${asOf}).`,
		],
		take: [
			about(
				"Bitte nehmen Sie diesen Urlaub bis zum #. Stellen Sie Ihren Antrag so früh, dass das möglich ist.",
			),
			about("Please take this leave by #. Ask for it early enough for that to be possible."),
		],
		lapse: [
			about(
				"Urlaub, den Sie bis dahin nicht nehmen, obwohl Sie es könnten, verfällt mit dem Ablauf des #.",
			),
			about("Leave that you do not take by then although you could lapses at the end of #."),
		],
		sick: [
			"Konnten Sie ihn wegen Krankheit oder aus dringenden betrieblichen oder persönlichen Gründen nicht nehmen, bleibt er Ihnen länger erhalten; sprechen Sie uns darauf an.",
			"If you could not take it because of illness or for urgent reasons of the business or your own, it stays with you for longer; please talk to us.",
		],
		law: ["§ 7 Abs. 3 Bundesurlaubsgesetz", "§ 7 (3) BUrlG (Federal Leave Act)"],
		read: [about("Von Ihnen gelesen am #"), about("Read by you on #")],
		plan: ["Urlaub beantragen", "Ask for leave"],
	},
	own: {
		none: ["Es gibt keine Hinweise für Sie.", "There are no notices for you."],
		failed: ["Ihre Hinweise ließen sich nicht laden.", "Your notices could not be loaded."],
	},
	jobs: {
		title: [
			(year: number, people: number) => `Hinweise auf Resturlaub ${year} an ${people} Personen`,
			(year: number, people: number) => `Notices of open leave of ${year} to ${people} people`,
		],
		done: [
			counted("Ein Hinweis geschickt", "# Hinweise geschickt"),
			counted("One notice sent", "# notices sent"),
		],
		letters: [
			counted("Ein Brief ist zu drucken.", "# Briefe sind zu drucken."),
			counted("One letter is to be printed.", "# letters are to be printed."),
		],
	},
});
