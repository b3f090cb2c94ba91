import { about, aboutTwo, inBothLanguages } from "#kit/contract/texts.ts";

/** Details of absences, and of standing in. */
export const texts = inBothLanguages({
	gone: ["Diese Abwesenheit gibt es nicht mehr.", "This absence no longer exists."],
	notLoaded: ["Die Abwesenheit konnte nicht geladen werden.", "The absence could not be loaded."],
	facts: ["Angaben", "Facts"],
	when: ["Zeitraum", "Period"],
	length: ["Dauer", "Length"],
	cost: ["Kosten", "Cost"],
	days: ["Tage", "Days"],
	lengthOf: [aboutTwo("#1, #2"), aboutTwo("#1, #2")],
	substitutes: ["Vertretung", "Substitution"],
	until: [about("Antwort bis #"), about("answer by #")],
	onlyAway: [
		"Mehr als der Zeitraum ist nur für die Person selbst und ihre Leitung sichtbar.",
		"More than the period is visible to the person and to those who decide only.",
	],
	standIn: {
		open: ["Öffnen", "Open"],
		none: ["Niemand bittet Sie um Vertretung.", "Nobody asks you to stand in."],
		failed: [
			"Die Vertretungsanfragen konnten nicht geladen werden.",
			"The requests to stand in could not be loaded.",
		],
		asks: [about("# bittet Sie um Vertretung."), about("# asks you to stand in.")],
		hint: [
			"Sagen Sie zu, werden Sie als Vertretung eingetragen. Lehnen Sie ab, kann jemand anderes gefragt werden.",
			"If you agree, you are entered as the substitute. If you decline, somebody else can be asked.",
		],
		settled: [
			"Hier ist keine Antwort mehr von Ihnen offen.",
			"No answer of yours is open here any more.",
		],
		agree: ["Vertretung zusagen", "Agree to stand in"],
		agreeText: [
			aboutTwo("Möchten Sie #1 vertreten (#2)?"),
			aboutTwo("Do you want to stand in for #1 (#2)?"),
		],
		agreed: ["Vertretung zugesagt", "Agreed to stand in"],
		decline: ["Vertretung ablehnen", "Decline to stand in"],
		declineText: [
			"Ihre Begründung liest, wer den Antrag stellt oder entscheidet.",
			"Your reason is read by whoever asks or decides.",
		],
		declined: ["Vertretung abgelehnt", "Declined to stand in"],
	},
});
