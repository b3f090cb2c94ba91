import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		SICK_NOTE_NO_ILLNESS: [
			"Nur zu einer Krankheit gehören Bescheinigungen.",
			"Only an illness has certificates.",
		],
		SICK_NOTE_OUTSIDE: [
			"Die Bescheinigung muss mindestens einen Tag der Krankheit umfassen.",
			"The certificate must cover at least one day of the illness.",
		],
		SICK_NOTE_NOT_PROLONGING: [
			"Nur eine Folgebescheinigung, die nach dem bisherigen Ende endet, verlängert die Krankheit.",
			"Only a follow-up certificate that ends after the present end prolongs the illness.",
		],
		SICK_NOTE_RECEIVED_LATER: [
			"Eine Bescheinigung kann nicht erst in Zukunft eingegangen sein.",
			"A certificate cannot have been received in the future.",
		],
		SAME_ILLNESS_UNFIT: [
			"Dieselbe Krankheit kann nur eine frühere, genehmigte Krankheit derselben Person sein.",
			"The same illness can only be an earlier approved illness of the same person.",
		],
	},
	kinds: {
		PAPER: ["Papier", "On paper"],
		EAU: ["Elektronisch (eAU)", "Electronic (eAU)"],
		FOREIGN: ["Aus dem Ausland", "From abroad"],
	},
	fields: {
		kind: ["Form", "Form"],
		auFrom: ["Arbeitsunfähig von", "Unfit for work from"],
		auTo: ["Arbeitsunfähig bis", "Unfit for work until"],
		isFollowUp: ["Folgebescheinigung", "Follow-up certificate"],
		isWorkAccident: ["Arbeitsunfall", "Accident at work"],
		eauRequestedOn: ["Bei der Krankenkasse abgerufen am", "Requested from the insurer on"],
		receivedOn: ["Eingegangen am", "Received on"],
	},
	section: {
		title: ["Krankheit", "Illness"],
		ofChild: ["Krankheit eines Kindes", "Illness of a child"],
		notLoaded: [
			"Die Angaben zur Krankheit konnten nicht geladen werden.",
			"What is known of the illness could not be loaded.",
		],
		edit: ["Bearbeiten", "Edit"],
		due: ["Bescheinigung fällig", "Certificate due"],
		notDue: ["nicht nötig", "not needed"],
		missing: [about("#, fehlt"), about("#, missing")],
		there: [about("#, liegt vor"), about("#, received")],
		pay: ["Entgeltfortzahlung", "Continued pay"],
		noPay: ["kein Anspruch", "no claim"],
		payUntil: [
			aboutTwo("bis #1 · #2 Kalendertage verbraucht"),
			aboutTwo("until #1 · #2 calendar days used"),
		],
		of: [aboutTwo("#1 von #2"), aboutTwo("#1 of #2")],
		credited: ["Urlaub gutgeschrieben", "Leave given back"],
		creditedDays: [counted("1 Tag", "# Tage"), counted("1 day", "# days")],
		notes: ["Bescheinigungen", "Certificates"],
		none: ["Noch keine Bescheinigung.", "No certificate yet."],
		add: ["Bescheinigung anlegen", "Add a certificate"],
		announced: ["angekündigt", "announced"],
		received: [about("eingegangen #"), about("received #")],
		followUp: ["Folgebescheinigung", "follow-up"],
		accident: ["Arbeitsunfall", "accident at work"],
	},
	note: {
		certificate: ["Bescheinigung", "Certificate"],
		range: ["Arbeitsunfähig von – bis", "Unfit for work from – to"],
		receipt: ["Eingang", "Receipt"],
		prolong: ["Abwesenheit verlängern", "Prolong the absence"],
		prolongHint: [
			aboutTwo("Bisheriges Ende #1, neues Ende #2. Die Tage dazwischen gelten dann als krank."),
			aboutTwo("Ends on #1 so far, from now on on #2. The days between then count as ill."),
		],
		notProlonged: [
			about("Die Abwesenheit endet weiterhin am #."),
			about("The absence still ends on #."),
		],
		receiptHint: [
			"Erst mit dem Eingang werden Urlaubstage gutgeschrieben (§ 9 BUrlG).",
			"Days of leave are given back only once it was received (§ 9 BUrlG).",
		],
		gone: ["Diese Bescheinigung gibt es nicht mehr.", "This certificate no longer exists."],
		deleting: ["Bescheinigung löschen", "Delete the certificate"],
		deleteText: [
			"Urlaubstage, die sie gutgeschrieben hat, gelten dann wieder als genommen.",
			"Days of leave that it gave back then count as taken again.",
		],
		deleted: ["Die Bescheinigung wurde gelöscht.", "The certificate has been deleted."],
	},
	illness: {
		title: ["Zusammenhang", "Context"],
		none: ["keine frühere", "no earlier one"],
		hint: [
			"Tage derselben Krankheit zählen zusammen auf die sechs Wochen (§ 3 EFZG).",
			"Days of the same illness count together towards the six weeks (§ 3 EFZG).",
		],
		workedHint: [
			"Der erste Tag gilt dann als gearbeitet und zählt nicht mit.",
			"The first day then counts as worked and is not counted.",
		],
	},
	workedOnFirstDay: ["Am ersten Tag noch gearbeitet", "Worked on the first day"],
	sameIllness: ["Dieselbe Krankheit wie", "Same illness as"],
});
