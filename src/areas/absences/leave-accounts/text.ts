import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

interface InBetween {
	readonly from: string;
	readonly to: string;
	readonly months: string;
}

export const texts = inBothLanguages({
	errors: {
		LEAVE_MODIFICATION_OUTSIDE_YEAR: [
			"Der Tag liegt nicht im Urlaubsjahr.",
			"The day does not lie within the leave year.",
		],
		LEAVE_MODIFICATION_EXPIRY: [
			"Verfallen kann nur, was gegeben wird, und nicht vor dem Tag, ab dem es gilt.",
			"Only what is given can lapse, and not before the day from which it counts.",
		],
		LEAVE_MODIFICATION_SETTLED: [
			"Diese Buchung kann nicht gegengebucht werden: Sie ist es schon oder stammt nicht von Hand.",
			"This entry cannot be reversed: it is already, or it was not written by hand.",
		],
		LEAVE_PAYOUT_GIVES: [
			"Eine Abgeltung und ein Verzicht gehen vom Konto ab.",
			"What is paid out or waived is taken from the account.",
		],
		LEAVE_PAYOUT_WHILE_EMPLOYED: [
			"Abgegolten wird Urlaub nur, weil die Beschäftigung endet, und frühestens an ihrem letzten Tag (§ 7 Abs. 4 BUrlG).",
			"Leave is paid out only because the employment ends, and not before its last day (§ 7 (4) BUrlG).",
		],
		LEAVE_PAYOUT_TOO_MUCH: ["So viel ist nicht mehr übrig.", "There is not as much left."],
		LEAVE_WAIVER_OF_LAW: [
			"Auf gesetzlichen Urlaub kann niemand verzichten (§ 13 BUrlG), nur auf den darüber hinaus.",
			"Nobody can waive leave by law (§ 13 BUrlG), only what is granted beyond it.",
		],
		LEAVE_OPENING_OUTSIDE_YEAR: [
			"Der Tag der Übernahme liegt nicht im Urlaubsjahr.",
			"The day of the opening does not lie within the leave year.",
		],
		LEAVE_OPENING_CARRIED: [
			"Übertragen wird nur Urlaub früherer Jahre, der am Tag der Übernahme noch nicht verfallen ist.",
			"Only leave of earlier years is carried over that has not lapsed on the day of the opening.",
		],
		LEAVE_YEAR_CLOSED: [
			"Das Urlaubsjahr ist abgeschlossen. Nehmen Sie den Jahresabschluss zurück, um daran etwas zu ändern.",
			"The leave year is closed. Take its closing back to change anything of it.",
		],
		LEAVE_AMOUNT_UNIT: [
			"Ein Konto in Tagen nimmt Tage („20.5“), ein Konto in Stunden Stunden („160:30“).",
			"An account in days takes days (“20.5”), an account in hours hours (“160:30”).",
		],
		LEAVE_KIND_NOT_FOUND: [
			"Diese Art von Urlaub gibt es nicht, oder sie führt kein eigenes Konto.",
			"There is no such kind of leave, or it has no account of its own.",
		],
	},
	states: {
		NONE: ["Kein Konto", "No account"],
		BELOW_ZERO: ["Unter null", "Below zero"],
		USED_UP: ["Aufgebraucht", "Used up"],
		OPEN: ["Offen", "Open"],
		MUCH_OPEN: ["Viel offen", "Much open"],
	},
	kinds: {
		ENTITLEMENT: ["Anspruch", "Entitlement"],
		CUT: ["Kürzung", "Cut"],
		CARRY_OVER: ["Übertrag", "Carried over"],
		TAKEN: ["Genommen", "Taken"],
		EXPIRY: ["Verfall", "Expiry"],
		MODIFICATION: ["Korrektur", "Correction"],
		PAYOUT: ["Abgeltung", "Payout"],
		WAIVER: ["Verzicht", "Waiver"],
		REVERSAL: ["Gegenbuchung", "Reversal"],
	},
	sources: {
		RULE: ["Berechnet", "Reckoned"],
		MANUAL: ["Von Hand", "By hand"],
	},
	/** What an account is kept in, as the label of an amount. */
	units: {
		DAYS: ["Tage", "Days"],
		MINUTES: ["Stunden", "Hours"],
	},
	records: {
		title: ["Kontobewegungen", "Account entries"],
		search: ["Begründung", "Reason"],
		empty: ["Es gibt noch keine Buchungen.", "There are no entries yet."],
		columns: {
			effectiveOn: ["Tag", "Day"],
			kind: ["Buchung", "Entry"],
			days: ["Umfang", "Amount"],
			origin: ["Herkunft", "Origin"],
			year: ["Urlaubsjahr", "Leave year"],
			activity: ["Art des Urlaubs", "Kind of leave"],
			source: ["Entstanden", "Came about"],
			expiresOn: ["Verfällt nach", "Lapses after"],
			reason: ["Begründung", "Reason"],
			isReversed: ["Gegengebucht", "Reversed"],
		},
	},
	/** What grants or cuts leave, as lines of an account say it. */
	origins: {
		STATUTORY: ["Gesetzlicher Anspruch", "Statutory leave"],
		CONTRACTUAL: ["Vertraglicher Anspruch", "Contractual leave"],
		DISABLED: ["Zusatzurlaub bei Schwerbehinderung", "Additional leave for a disability"],
		AGE: ["Urlaub nach Alter", "Leave by age"],
		TENURE: ["Urlaub nach Betriebszugehörigkeit", "Leave by tenure"],
		YOUTH: ["Urlaub für Jugendliche", "Leave for young people"],
		EXTRA: ["Zusatzurlaub", "Additional leave"],
		SUBSTITUTE: ["Ersatztag für einen Feiertag", "Substitute day for a public holiday"],
		PARENTAL: ["Kürzung wegen Elternzeit", "Cut for parental leave"],
		CARE: ["Kürzung wegen Pflegezeit", "Cut for care leave"],
	},
	tools: {
		notices: ["Hinweise", "Notices"],
		yearEnd: ["Jahresabschluss", "Year's end"],
		provision: ["Rückstellung", "Provision"],
	},
	list: {
		title: ["Urlaubskonten", "Leave accounts"],
		search: ["Name, Personalnr.", "Name, personnel no."],
		empty: [
			"Es gibt keine Mitarbeiter, deren Urlaubskonten Sie sehen dürfen.",
			"There are no employees whose leave accounts you may see.",
		],
		personState: ["Status", "Status"],
		previousYear: ["Vorheriges Jahr", "Previous year"],
		nextYear: ["Nächstes Jahr", "Next year"],
		year: ["Urlaubsjahr", "Leave year"],
		kind: ["Art des Urlaubs", "Kind of leave"],
		until: [aboutTwo("#1 bis #2"), aboutTwo("#1 until #2")],
		columns: {
			name: ["Mitarbeiter", "Employee"],
			remaining: ["Rest", "Remaining"],
			entitled: ["Anspruch", "Entitled"],
			carried: ["Übertrag", "Carried over"],
			taken: ["Genommen", "Taken"],
			approvedAhead: ["Genehmigt", "Approved"],
			requested: ["Beantragt", "Requested"],
			free: ["Frei planbar", "Free to plan"],
			expiring: ["Verfällt", "Expires"],
			unitName: ["Abteilung", "Department"],
			personnelNo: ["Personalnr.", "Personnel no."],
			state: ["Stand", "State"],
		},
	},
	/** What the simulator wants looked at. */
	findings: {
		NEGATIVE_REST: [
			about("#: Es ist mehr Urlaub genommen, als vorhanden ist."),
			about("#: more leave is taken than there is."),
		],
		OUTSIDE_EMPLOYMENT: [
			about("Die Abwesenheit # liegt nicht ganz in der Beschäftigung."),
			about("Absence # does not lie within the employment."),
		],
		OVERLAP: [
			aboutTwo("Die Abwesenheiten #1 und #2 überschneiden sich."),
			aboutTwo("Absences #1 and #2 overlap."),
		],
		NO_RULE: [
			"Keine Regel sagt, wie viel Urlaub es gibt.",
			"No rule says how much leave there is.",
		],
	},
	/** What does not fit in a simulation. */
	faults: {
		REQUIRED: ["Diese Angabe fehlt.", "This is missing."],
		INVALID: ["Diese Angabe ist ungültig.", "This is not valid."],
		UNKNOWN_KEY: ["Diese Angabe gibt es nicht.", "There is no such field."],
		END_BEFORE_BEGIN: ["Das Ende liegt vor dem Beginn.", "The end lies before the start."],
		TOO_MANY_YEARS: [
			"Es lassen sich höchstens zehn Jahre berechnen.",
			"At most ten years can be computed.",
		],
		YEAR_TWICE: ["Dieses Jahr kommt schon vor.", "This year is already there."],
		PATTERNS_OUT_OF_ORDER: [
			"Jedes Arbeitszeitmuster muss nach dem vorigen beginnen.",
			"Each pattern must begin after the one before.",
		],
		WEEKDAY_TWICE: ["Ein Wochentag kommt mehrmals vor.", "A weekday is there more than once."],
		DATE_TWICE: [
			"Für diesen Tag gibt es schon einen Feiertag.",
			"There is already a holiday on this day.",
		],
		RULE_TWICE: ["Eine Regel dieser Art gibt es schon.", "There is already a rule of this kind."],
		UNKNOWN_REGION: [
			"Zu dieser Region sind keine Feiertage bekannt.",
			"No holidays are known for this region.",
		],
		NO_SUCH_ILLNESS: [
			"Das ist keine frühere Krankheit aus der Liste.",
			"This is no earlier sickness of the list.",
		],
	},
	detail: {
		title: [about("Urlaubskonto #"), about("Leave account #")],
		asOf: [about("Stand #"), about("as of #")],
		none: [
			"Für dieses Jahr gibt es kein Urlaubskonto. Es entsteht, sobald eine Urlaubsregel gilt.",
			"There is no leave account for this year. It comes about once a rule of leave holds.",
		],
		figures: ["Urlaub des Jahres", "Leave of the year"],
		modified: ["Korrektur", "Corrected"],
		lost: ["Verfallen", "Lapsed"],
		settled: ["Abgegolten, verfallen", "Paid out, lapsed"],
		days: ["Tage", "days"],
		months: [about("#/12 Mon."), about("#/12 mths")],
		toDate: ["bis heute", "until today"],
		from: [about("ab #"), about("from #")],
		until: [about("bis #"), about("until #")],
		forEver: ["verfällt nicht", "does not lapse"],
		requests: [counted("1 Antrag", "# Anträge"), counted("1 request", "# requests")],
		afterAll: ["nach allem", "after all"],
		print: ["Auszug drucken", "Print statement"],
		request: ["Urlaub eintragen", "Enter leave"],
		correct: ["Korrigieren …", "Correct …"],
		more: ["Weitere Funktionen des Kontos", "More about the account"],
		records: ["Alle Bewegungen", "All entries"],
	},
	link: {
		title: ["Urlaubskonto", "Leave account"],
		left: [aboutTwo("#1 Rest · #2 frei planbar"), aboutTwo("#1 left · #2 free to plan")],
	},
	why: {
		title: [about("Warum #?"), about("Why #?")],
		steps: [counted("1 Schritt", "# Schritte"), counted("1 step", "# steps")],
		employed: ["Beschäftigt", "Employed"],
		workdays: ["Arbeitstage", "Workdays"],
		total: ["Anspruch", "Entitled"],
		employment: {
			wholeYear: ["Ganzes Jahr: 12 von 12 Monaten.", "The whole year: 12 of 12 months."],
			entered: [
				aboutTwo("Eintritt am #1: #2 von 12 vollen Monaten."),
				aboutTwo("Entry on #1: #2 of 12 full months."),
			],
			enteredEarly: [
				about("Eintritt am #: Die Wartezeit von sechs Monaten endet im Jahr, voller Anspruch."),
				about("Entry on #: the waiting time of six months ends within the year, all of it is due."),
			],
			left: [
				aboutTwo("Austritt am #1: #2 von 12 vollen Monaten."),
				aboutTwo("Exit on #1: #2 of 12 full months."),
			],
			leftLate: [
				about("Austritt am # in der zweiten Jahreshälfte nach der Wartezeit: voller Anspruch."),
				about("Exit on # in the second half of the year after the waiting time: all of it is due."),
			],
			inBetween: [
				({ from, to, months }: InBetween) =>
					`Beschäftigt vom ${from} bis ${to}: ${months} von 12 vollen Monaten.`,
				({ from, to, months }: InBetween) =>
					`Employed from ${from} to ${to}: ${months} of 12 full months.`,
			],
		},
		perWeek: [about("# / Woche"), about("# / week")],
		day: ["Sollzeit", "Target time"],
		dayIs: [
			about("Ein Tag sind # im Mittel des Jahres."),
			about("A day is # on the average of the year."),
		],
		segment: [about("# Tage je Woche"), about("# days a week")],
		segmentFrom: [aboutTwo("ab #1 #2 Tage je Woche"), aboutTwo("from #1 on #2 days a week")],
		version: [aboutTwo("#1 · Fassung #2"), aboutTwo("#1 · version #2")],
		sum: ["Summe der Schritte; nichts zu runden.", "Sum of the steps; nothing to round."],
		sumRounded: [
			"Summe der Schritte; Bruchteile ab einem halben Tag sind aufgerundet.",
			"Sum of the steps; fractions of half a day and more are rounded up.",
		],
	},
	statement: {
		title: ["Kontoauszug", "Account statement"],
		table: ["Buchungen des Jahres", "Entries of the year"],
		count: [
			counted(
				"1 Buchung, nichts wird gelöscht, nur gegengebucht",
				"# Buchungen, nichts wird gelöscht, nur gegengebucht",
			),
			counted(
				"1 entry; nothing is deleted, only reversed",
				"# entries; nothing is deleted, only reversed",
			),
		],
		reversed: [counted("1 gegengebucht", "# gegengebucht"), counted("1 reversed", "# reversed")],
		day: ["Tag", "Day"],
		entry: ["Buchung", "Entry"],
		basis: ["Grundlage", "Basis"],
		expiry: ["Verfall", "Expiry"],
		balance: ["Stand", "Balance"],
		today: [about("heute, #"), about("today, #")],
		carried: [about("Übertrag aus #"), about("Carried over from #")],
		taken: ["Genommen", "Taken"],
		approved: ["Genehmigt", "Approved"],
		lost: ["Verfallen", "Lapsed"],
		paidOut: ["Abgegolten", "Paid out"],
		waived: ["Verzichtet", "Waived"],
		modified: ["Korrektur", "Correction"],
		reversal: ["Gegenbuchung", "Reversal"],
		ofCarried: [about("aus Übertrag #"), about("of # carried over")],
		firstHalf: ["erster Tag halb", "first day half"],
		lastHalf: ["letzter Tag halb", "last day half"],
		half: ["halber Tag", "half a day"],
		open: [about("Abwesenheit # öffnen"), about("Open absence #")],
	},
	course: {
		title: ["Bis Jahresende", "Until the end of the year"],
		titleOfYear: ["Verlauf des Jahres", "Course of the year"],
		today: ["heute", "today"],
		balance: ["Stand", "Balance"],
		approved: ["genehmigt", "approved"],
		requested: [about("beantragt #"), about("requested #")],
		remaining: [about("# Rest"), about("# left")],
		free: [about("# frei"), about("# free")],
		said: [
			aboutTwo("Am Jahresende bleiben #1; werden alle Anträge genehmigt, #2."),
			aboutTwo("At the end of the year #1 are left; #2 once all requests are approved."),
		],
		day: ["Tag", "Day"],
		left: ["Rest", "Remaining"],
		leftFree: ["Frei planbar", "Free to plan"],
		carriesOver: [
			about("am 31.12. gehen # ins nächste Jahr über"),
			about("on 31 December # go over into the next year"),
		],
		carriesOverUntil: [
			aboutTwo("am 31.12. gehen #1 ins nächste Jahr über, gelten bis #2"),
			aboutTwo("on 31 December #1 go over into the next year, valid until #2"),
		],
	},
	notes: {
		title: ["Hinweise", "Notes"],
		lapses: [aboutTwo("#1 verfallen am #2"), aboutTwo("#1 lapse on #2")],
		unlessApproved: [
			about("werden alle Anträge genehmigt, noch #"),
			about("# once all requests are approved"),
		],
		carryReason: [about("Übertragbar: #"), about("May be carried over: #")],
		neverLapses: ["Der Rest verfällt nicht", "What is left does not lapse"],
		withoutNotice: [
			"ohne rechtzeitigen Hinweis des Arbeitgebers bleibt er erhalten, § 7 BUrlG",
			"without a notice of the employer in time it is kept, § 7 BUrlG",
		],
		belowZero: [
			about("Es sind # mehr genommen, als vorhanden waren"),
			about("# more were taken than there were"),
		],
	},
	/** What is paid out to who leaves. */
	payout: {
		title: ["Abgeltung bei Austritt", "Payout at the exit"],
		law: [
			about("Austritt am #; der Rest ist abzugelten (§ 7 Abs. 4 BUrlG)"),
			about("Exit on #; what is left is paid out (§ 7 (4) BUrlG)"),
		],
		done: [
			about("Austritt am #; es ist nichts mehr abzugelten"),
			about("Exit on #; nothing is left to pay out"),
		],
		values: {
			DAYS: ["Wert eines Tages", "Worth of a day"],
			MINUTES: ["Wert einer Stunde", "Worth of an hour"],
		},
		cents: ["Betrag", "Amount"],
		noWage: ["Zum Austritt ist kein Lohn hinterlegt.", "No wage is known on the day of the exit."],
	},
	/** Days of absences that were counted anew. */
	recounts: {
		moved: [
			(on: string, left: string, was: string) => `Neu gezählt am ${on}: Rest ${left} statt ${was}.`,
			(on: string, left: string, was: string) =>
				`Counted again on ${on}: ${left} left instead of ${was}.`,
		],
		day: [
			(day: string, reason: string, cost: string, was: string) =>
				`${day} ${reason}: ${cost} statt ${was}.`,
			(day: string, reason: string, cost: string, was: string) =>
				`${day} ${reason}: ${cost} instead of ${was}.`,
		],
		entitled: ["Der Anspruch hat sich geändert.", "What the year grants has changed."],
		reasons: {
			WORKDAY: ["ist jetzt ein Arbeitstag", "is a workday now"],
			NO_WORKDAY: ["ist jetzt arbeitsfrei", "is free of work now"],
			HOLIDAY: ["ist jetzt ein Feiertag", "is a holiday now"],
			HALF_HOLIDAY: ["ist jetzt ein halber Feiertag", "is half a holiday now"],
			OUTSIDE_EMPLOYMENT: [
				"liegt jetzt außerhalb der Beschäftigung",
				"lies outside the employment now",
			],
		},
	},
	form: {
		what: ["Korrektur", "Correction"],
		kind: ["Art", "Kind"],
		signHelps: {
			DAYS: [
				"Mit Minus werden Tage abgezogen, zum Beispiel −1,5.",
				"With a minus days are taken away, e.g. −1.5.",
			],
			MINUTES: [
				"Mit Minus werden Stunden abgezogen, zum Beispiel −8:00.",
				"With a minus hours are taken away, e.g. −8:00.",
			],
		},
		kindHelps: {
			PAYOUT: [
				"So viel wird bei Austritt ausgezahlt; es geht vom Rest ab.",
				"So much is paid out at the exit; it is taken from what is left.",
			],
			WAIVER: [
				"Nur auf Urlaub über dem gesetzlichen kann verzichtet werden.",
				"Only leave beyond that by law can be waived.",
			],
		},
		days: ["Umfang", "Amount"],
		effectiveOn: ["Wirksam am", "Effective on"],
		expiresOn: ["Verfällt nach", "Lapses after"],
		expiresOnHelp: ["Leer: verfällt nicht.", "Empty: it does not lapse."],
		reason: ["Begründung", "Reason"],
		unread: [
			"Bitte verbessern Sie, was hier nicht zu lesen ist.",
			"Please mend what cannot be read here.",
		],
		missing: ["Bitte füllen Sie das aus.", "Please fill this in."],
		notZero: ["Bitte geben Sie etwas anderes als 0 ein.", "Please enter something other than 0."],
		saving: ["Korrektur speichern", "Save correction"],
		reverse: ["Gegenbuchen", "Reverse"],
		reversing: ["Korrektur gegenbuchen", "Reverse correction"],
		reverseText: [
			"Die Korrektur bleibt mit ihrer Gegenbuchung sichtbar. Warum wird sie zurückgenommen?",
			"The correction stays visible together with its reversal. Why is it taken back?",
		],
		none: [
			"In diesem Jahr ist nichts von Hand gebucht.",
			"Nothing was entered by hand in this year.",
		],
		entries: ["Von Hand gebucht", "Entered by hand"],
		create: ["Neue Korrektur", "New correction"],
		reversed: ["gegengebucht", "reversed"],
	},
	/** Setting an account up, and changing that. */
	setUp: {
		what: ["Urlaubskonto", "Leave account"],
		opening: ["Übernahme", "Opening"],
		openingHelp: [
			"Für Konten, die bisher woanders geführt wurden. Ab diesem Tag zählen die Abwesenheiten hier; was davor genommen wurde, steht in einer Zahl.",
			"For accounts that were kept elsewhere until now. From this day on absences count here; what was taken before is one figure.",
		],
		hasOpening: ["Anfangsbestand übernehmen", "Bring in an opening balance"],
		day: ["Stand am", "As of"],
		basis: ["Bekannt ist", "What is known"],
		bases: {
			TAKEN: ["Was genommen ist", "What was taken"],
			REST: ["Was übrig ist", "What is left"],
		},
		taken: ["In diesem Jahr schon genommen", "Already taken this year"],
		rest: ["Rest am Stichtag", "Left on that day"],
		restHelp: [
			"Alles, was an diesem Tag noch übrig ist, mit dem Rest aus Vorjahren. Was genommen ist, folgt daraus.",
			"All that is left on that day, what is left of earlier years among it. What was taken follows from it.",
		],
		carriedIn: ["Rest aus Vorjahren", "Left of earlier years"],
		carriedHelp: [
			"Nur was an diesem Tag noch da ist. Aus dem Vorjahr kommt dann nichts von selbst dazu.",
			"Only what is still there on that day. Nothing else comes over from the year before by itself.",
		],
		carriedNone: ["Nichts aus Vorjahren.", "Nothing of earlier years."],
		addCarried: ["Rest hinzufügen", "Add what is left"],
		removeCarried: [about("Rest aus # entfernen"), about("Remove what is left of #")],
		fromYear: ["Aus dem Jahr", "Of the year"],
		origin: ["Art", "Kind"],
		expiresOn: ["Verfällt nach", "Lapses after"],
		expiresOnHelp: ["Leer: verfällt nicht.", "Empty: it does not lapse."],
		carry: ["Übertrag ins nächste Jahr", "Carrying over into the next year"],
		carryReason: ["Grund für die Übertragung", "Reason for carrying over"],
		carryReasonHelp: [
			"Mit einem Grund verfällt der Rest erst am 31. März (§ 7 Abs. 3 BUrlG), wenn rechtzeitig auf ihn hingewiesen wurde.",
			"With a reason the rest lapses on 31 March only (§ 7 (3) BUrlG), provided that notice of it was given in time.",
		],
		carryNote: ["Was dem Urlaub entgegenstand", "What stood in the way of leave"],
		noReason: ["Kein Grund", "No reason"],
		reason: ["Begründung", "Reason"],
		reasonHelp: ["Steht im Verlauf des Kontos.", "Stands in the history of the account."],
		saving: ["Urlaubskonto einrichten", "Set up leave account"],
		effect: ["So steht das Konto dann", "What the account comes to then"],
		now: [about("jetzt #"), about("now #")],
		before: [about("davon # vor der Übernahme"), about("of it # before the opening")],
		noRule: [
			"Keine Urlaubsregel gilt: Der Anspruch ist null.",
			"No rule of leave holds: nothing is granted.",
		],
		assign: ["Regeln zuweisen …", "Assign rules …"],
		absencesBefore: [
			counted(
				"1 genehmigte Abwesenheit liegt vor der Übernahme und zählt nicht mit.",
				"# genehmigte Abwesenheiten liegen vor der Übernahme und zählen nicht mit.",
			),
			counted(
				"1 approved absence lies before the opening and does not count.",
				"# approved absences lie before the opening and do not count.",
			),
		],
		below: ["Das Konto steht dann unter null.", "The account is below zero then."],
		takenBefore: ["Vor der Übernahme genommen", "Taken before the opening"],
		configure: ["Konto einrichten", "Set up account"],
		edit: ["Bearbeiten …", "Edit …"],
	},
	carryReasons: {
		OPERATIONAL: ["Betriebliche Gründe", "Operational reasons"],
		PERSONAL: ["Gründe in der Person", "Personal reasons"],
	},
	limits: {
		open: ["Grenzen …", "Limits …"],
		title: ["Grenzen", "Limits"],
		advance: ["Vorgriff bis", "In advance up to"],
		advanceHelp: [
			"So weit darf der Urlaub unter null gehen, ohne dass gewarnt wird.",
			"Leave may go so far below zero without a warning.",
		],
		notice: ["Hinweis ab", "Notice from"],
		noticeHelp: [
			"Ab so viel frei planbarem Urlaub steht ein Hinweis am Konto. Leer: keiner.",
			"From so much leave free to plan on there is a notice at the account. Empty: none.",
		],
		saving: ["Grenzen speichern", "Save limits"],
		muchOpen: [
			aboutTwo("#1 sind noch frei zu planen, Hinweis ab #2"),
			aboutTwo("#1 are still free to plan, notice from #2"),
		],
		withinAdvance: [about("Vorgriff bis # erlaubt"), about("up to # in advance allowed")],
	},
	calendar: {
		title: [about("Urlaubskalender #"), about("Leave calendar #")],
		open: ["Urlaubskalender", "Leave calendar"],
		table: ["Tage des Jahres", "Days of the year"],
		legend: ["Bedeutung", "Legend"],
		APPROVED: ["Genehmigt", "Approved"],
		REQUESTED: ["Beantragt", "Requested"],
		PLANNED: ["Geplant", "Planned"],
		HOLIDAY: ["Feiertag", "Holiday"],
		HALF_HOLIDAY: ["Halber Feiertag", "Half a holiday"],
		NO_WORKDAY: ["Arbeitsfrei", "No work"],
		OUTSIDE_EMPLOYMENT: ["Nicht beschäftigt", "Not employed"],
		barrier: ["Urlaubssperre", "Leave barrier"],
		barrierNamed: [about("Urlaubssperre „#“"), about("Leave barrier “#”")],
		today: ["Heute", "Today"],
	},
	/** Columns of an imported table of people. */
	import: {
		taken: ["Urlaub genommen", "Leave taken"],
		rest: ["Resturlaub", "Leave left"],
		carried: ["Resturlaub Vorjahr", "Leave of the year before"],
		carriedUntil: ["Resturlaub verfällt", "Leave of the year before lapses"],
	},
});
