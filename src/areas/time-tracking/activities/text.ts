import { about, inBothLanguages } from "#kit/contract/texts.ts";
import { classWords } from "./contract/class-words.ts";

export const texts = inBothLanguages({
	errors: {
		ACTIVITY_CLASS_FIXED: [
			"Die Art kann nicht mehr geändert werden, da die Tätigkeit bereits gebucht wurde.",
			"The kind can no longer be changed because the activity has been booked.",
		],
		ACTIVITY_LAST_OF_CLASS: [
			"Dies ist die letzte aktive Tätigkeit ihrer Art. Die Stempeluhr benötigt mindestens eine für Arbeitszeit und eine für Pausen.",
			"This is the last active activity of its kind. The time clock needs at least one for working time and one for breaks.",
		],
		ACTIVITY_DEFAULT_NEEDED: [
			"Die Tätigkeit ist der Standard ihrer Art. Bestimmen Sie zuerst eine andere als Standard.",
			"The activity is the default of its kind. Make another one the default first.",
		],
		ACTIVITY_DEFAULT_ARCHIVED: [
			"Eine archivierte Tätigkeit kann nicht Standard sein.",
			"An archived activity cannot be the default.",
		],
		ACTIVITY_LEAVE_ACCOUNT_IN_USE: [
			"Andere Abwesenheitsarten werden vom Urlaubskonto dieser Tätigkeit abgezogen. Sie muss Urlaub mit eigenem Konto bleiben.",
			"Other kinds of absence are deducted from the leave account of this activity. It must remain leave with an account of its own.",
		],
		ACTIVITY_NO_ABSENCE: [
			"Nur Urlaub, Krankheit und Abwesenheit können wie Abwesenheiten gebucht und abgezogen werden.",
			"Only leave, sickness and absence can be booked and deducted as absences.",
		],
		ACTIVITY_STAGES_UNFIT: [
			"Zwei Stufen der Genehmigung gibt es nur für Abwesenheiten; ohne Genehmigung gibt es keine Stufe.",
			"Only absences have two stages of approval; without approval there is no stage.",
		],
		ACTIVITY_DEDUCTION_UNFIT: [
			"Diese Art kann nicht von diesem Konto abgezogen werden: Krankheit von keinem, Urlaub nicht vom Überstundenkonto.",
			"This kind cannot be deducted from this account: sickness from none, leave not from the overtime account.",
		],
		ACTIVITY_LEAVE_BY_HOURS: [
			"Urlaub wird in ganzen und halben Tagen gebucht, nicht in Stunden.",
			"Leave is booked in whole and half days, not in hours.",
		],
		ACTIVITY_OVERTIME_CREDITED: [
			"Was vom Überstundenkonto abgezogen wird, kann nicht zugleich angerechnet werden.",
			"What is deducted from the overtime account cannot be credited as well.",
		],
		ACTIVITY_LEAVE_ACCOUNT_UNFIT: [
			"Das Urlaubskonto muss das einer anderen Tätigkeit der Art Urlaub sein, die ein eigenes Konto hat.",
			"The leave account must be that of another activity of the kind leave that has an account of its own.",
		],
		ACTIVITY_ACCOUNT_UNIT_UNFIT: [
			"In Stunden geführt wird nur das eigene Konto einer Urlaubsart.",
			"Only a kind of leave with an account of its own can have it kept in hours.",
		],
		ACTIVITY_ACCOUNT_UNIT_FIXED: [
			"Für diese Art gibt es schon Konten; ob sie in Tagen oder in Stunden geführt werden, steht damit fest. Legen Sie eine eigene Art an.",
			"There are accounts of this kind already; whether they are kept in days or in hours is fixed by that. Create a kind of its own.",
		],
		ACTIVITY_LEAVE_ACCOUNT_NEEDED: [
			"Bitte wählen Sie, von welchem Urlaubskonto abgezogen wird.",
			"Please choose the leave account from which it is deducted.",
		],
		ACTIVITY_CERTIFICATE_UNFIT: [
			"Eine Bescheinigung gibt es nur für Krankheit.",
			"Only sickness has a certificate.",
		],
		ACTIVITY_OCCASION_UNFIT: [
			"Dieser gesetzliche Anlass passt nicht zur Art: „Kind krank“ ist Krankheit in ganzen und halben Tagen, alle anderen sind Abwesenheiten ohne Abzug.",
			"This occasion by law does not fit the kind: “Child sick” is sickness in whole and half days, all others are absences without deduction.",
		],
		ACTIVITY_OVERRIDE_NOT_BOOKABLE: [
			"Nur was mit der Stempeluhr gebucht wird, kann für einzelne Personen abweichen.",
			"Only what is booked by a clock can differ for individual people.",
		],
		ACTIVITY_OVERRIDE_DEFAULT_UNUSABLE: [
			"Standard kann nur eine Tätigkeit sein, die gebucht werden darf.",
			"Only an activity that may be booked can be the default.",
		],
		ACTIVITY_OVERRIDE_DEFAULT_TWICE: [
			"Je Art gibt es nur eine Standardtätigkeit.",
			"There is one default activity of each kind.",
		],
		ACTIVITY_OVERRIDE_NOTHING_LEFT: [
			"Mindestens eine Tätigkeit für Arbeitszeit und eine für Pausen muss erlaubt bleiben.",
			"At least one activity for work and one for breaks must stay allowed.",
		],
	},
	master: {
		one: ["Tätigkeit", "Activity"],
		many: ["Tätigkeiten", "Activities"],
		create: ["Tätigkeit anlegen", "Create activity"],
		edit: ["Tätigkeit bearbeiten", "Edit activity"],
		empty: [
			"Hier steht, was gebucht und geplant werden kann. Noch gibt es nichts.",
			"What can be clocked and planned is listed here. There is nothing yet.",
		],
		deleteText: [
			"Soll diese Tätigkeit wirklich unwiderruflich gelöscht werden?",
			"Do you really want to delete this activity permanently?",
		],
		inUse: [
			"Die Tätigkeit kann nicht gelöscht werden, da sie noch mit Einträgen verknüpft ist. Möchten Sie die Tätigkeit nicht lieber archivieren?",
			"The activity cannot be deleted because entries are still linked to it. Would you rather archive the activity?",
		],
		fields: {
			name: ["Bezeichnung", "Name"],
			code: ["Kürzel", "Code"],
			color: ["Farbe", "Colour"],
			classType: ["Art", "Kind"],
			isDefault: ["Standard", "Default"],
			bookingRequiresGps: ["Standort beim Buchen erforderlich", "Location required when booking"],
			reasonRequired: ["Begründung erforderlich", "Reason required"],
			creditsTime: ["Zeit wird angerechnet", "Credits time"],
			countsAsWorkingTime: ["Zählt als Arbeitszeit", "Counts as working time"],
			exclusive: ["Schließt andere Abwesenheiten aus", "Excludes other absences"],
			visibility: ["Sichtbarkeit im Kalender", "Visibility in the calendar"],
			bookingUnit: ["Buchbar in", "Booked in"],
			deducts: ["Abzug", "Deduction"],
			leaveActivityId: ["Urlaubskonto", "Leave account"],
			accountUnit: ["Konto geführt in", "Account kept in"],
			retroactiveDays: ["Rückwirkend höchstens (Tage)", "Retroactive at most (days)"],
			certificateFromDay: ["Bescheinigung ab Krankheitstag", "Certificate from day of illness"],
			icon: ["Symbol", "Icon"],
			occasion: ["Gesetzlicher Anlass", "Occasion by law"],
			approval: ["Genehmigung", "Approval"],
		},
		help: {
			isDefault: ["Je Art gibt es eine Standardtätigkeit.", "Each kind has one default activity."],
			retroactiveDays: ["Leer: unbegrenzt.", "Empty: without limit."],
			certificateFromDay: ["Leer: nie.", "Empty: never."],
			accountUnit: [
				"In Stunden kostet ein Tag, was er an Sollzeit hat. Steht fest, sobald es Konten gibt.",
				"In hours a day costs the target time that it has. Fixed once there are accounts.",
			],
			occasion: [
				"Kinderkrankentage werden gezählt, Schutzfristen berechnet; in unbezahltem Urlaub entsteht kein Urlaub.",
				"Child sick days are counted, maternity protection is reckoned; unpaid leave earns no leave.",
			],
		},
		options: {
			classType: classWords,
			visibility: {
				DEFAULT: ["Standard", "Default"],
				LIMITED: ["Eingeschränkt", "Limited"],
				FULL: ["Vollständig", "Full"],
			},
			bookingUnit: {
				DAYS: ["Ganzen Tagen", "Whole days"],
				HALF_DAYS: ["Ganzen und halben Tagen", "Whole and half days"],
				HOURS: ["Tagen und Stunden", "Days and hours"],
			},
			deducts: {
				NONE: ["Kein Abzug", "No deduction"],
				LEAVE: ["Vom Urlaubskonto", "From the leave account"],
				OVERTIME: ["Vom Überstundenkonto", "From the overtime account"],
			},
			accountUnit: { DAYS: ["Tagen", "Days"], MINUTES: ["Stunden", "Hours"] },
			occasion: {
				CHILD_SICK: ["Kind krank (§ 45 SGB V)", "Child sick (§ 45 SGB V)"],
				MATERNITY: ["Mutterschutz (§ 3 MuSchG)", "Maternity protection (§ 3 MuSchG)"],
				PARENTAL: ["Elternzeit (BEEG)", "Parental leave (BEEG)"],
				CARE: ["Pflegezeit (PflegeZG)", "Care leave (PflegeZG)"],
				UNPAID: ["Unbezahlter Urlaub", "Unpaid leave"],
			},
			icon: {
				BEACH: ["Strand", "Beach"],
				THERMOMETER: ["Thermometer", "Thermometer"],
				CHILD: ["Kind", "Child"],
				CLOCK: ["Uhr", "Clock"],
				STAR: ["Stern", "Star"],
				COIN_OFF: ["Ohne Lohn", "Without pay"],
				SCHOOL: ["Lernen", "Learning"],
				PRAM: ["Kinderwagen", "Pram"],
				HEART: ["Herz", "Heart"],
				CARE: ["Pflege", "Care"],
				PLANE: ["Reise", "Travel"],
				HOME: ["Haus", "House"],
				DOOR: ["Tür", "Door"],
			},
		},
	},
	/** Where a list says something else than `master`. */
	lists: {
		TRACKING: { title: ["Tätigkeiten Zeiterfassung", "Time-tracking activities"] },
		SHIFT: { title: ["Tätigkeiten Dienstplan", "Shift plan activities"] },
		ABSENCE: {
			title: ["Abwesenheitsarten", "Kinds of absence"],
			many: ["Abwesenheitsarten", "Kinds of absence"],
			create: ["Abwesenheitsart anlegen", "Create kind of absence"],
			edit: ["Abwesenheitsart bearbeiten", "Edit kind of absence"],
		},
		APPOINTMENT: {
			title: ["Terminarten", "Kinds of appointment"],
			many: ["Terminarten", "Kinds of appointment"],
			create: ["Terminart anlegen", "Create kind of appointment"],
			edit: ["Terminart bearbeiten", "Edit kind of appointment"],
			empty: [
				"Hier stehen die Arten von Terminen, die geplant werden. Noch gibt es keine.",
				"The kinds of appointments that are planned are listed here. There are none yet.",
			],
		},
	},
	noIcon: ["Keines", "None"],
	noOccasion: ["Keiner", "None"],
	/** Of leave that is taken from no other kind's account. */
	ownAccount: ["Eigenes Konto", "Own account"],
	approval: {
		required: ["Genehmigung durch Vorgesetzte", "Approval by supervisors"],
		stages: ["Genehmigungsstufen", "Stages of approval"],
		stagesOf: {
			0: ["Ohne Genehmigung", "No approval"],
			1: ["Eine Stufe", "One stage"],
			2: ["Zwei Stufen", "Two stages"],
		},
		twoStages: ["Genehmigung in zwei Stufen", "Approval in two stages"],
		selfApproval: [
			"Eigene Einträge dürfen selbst genehmigt werden",
			"People may approve their own entries",
		],
		substitute: ["Vertretung", "Substitute"],
		none: ["ohne Genehmigung", "no approval"],
		substitutes: {
			NONE: ["Keine Vertretung", "No substitute"],
			OPTIONAL: ["Vertretung möglich", "Substitute possible"],
			REQUIRED: ["Vertretung erforderlich", "Substitute required"],
		},
	},
	usage: {
		title: ["Verwendung", "Usage"],
		entries: ["Zeiteinträge", "Time entries"],
		bookings: ["Buchungen", "Bookings"],
		costCentres: ["Kostenstellen", "Cost centres"],
		reasons: ["Begründungen", "Reasons"],
		most: [about("# oder mehr"), about("# or more")],
		notLoaded: ["Die Verwendung konnte nicht geladen werden.", "The usage could not be loaded."],
	},
	reasons: {
		sub: [about("Begründungen zu #"), about("Reasons for #")],
		edit: [about("# bearbeiten"), about("Edit #")],
		archive: [about("# archivieren"), about("Archive #")],
		restore: [about("# wiederherstellen"), about("Restore #")],
		delete: [about("# löschen"), about("Delete #")],
		cancel: ["Abbrechen", "Cancel"],
		save: ["Speichern", "Save"],
		saving: ["Begründung speichern", "Save reason"],
		notLoaded: [
			"Die Begründungen konnten nicht geladen werden.",
			"The reasons could not be loaded.",
		],
		show: ["Begründungen verwalten", "Manage reasons"],
	},
	reason: {
		one: ["Begründung", "Reason"],
		many: ["Begründungen", "Reasons"],
		create: ["Begründung hinzufügen", "Add reason"],
		edit: ["Begründung bearbeiten", "Edit reason"],
		empty: [
			"Was Mitarbeiter beim Buchen zur Begründung wählen können, steht hier. Noch gibt es nichts.",
			"What employees can choose as a reason when they clock in is listed here. There is nothing yet.",
		],
		deleteText: [
			"Soll diese Begründung wirklich unwiderruflich gelöscht werden?",
			"Do you really want to delete this reason permanently?",
		],
		inUse: [
			"Die Begründung kann nicht gelöscht werden, da sie noch mit Einträgen verknüpft ist. Möchten Sie die Begründung nicht lieber archivieren?",
			"The reason cannot be deleted because entries are still linked to it. Would you rather archive the reason?",
		],
		fields: { activityId: ["Tätigkeit", "Activity"], text: ["Begründung", "Reason"] },
	},
	overrides: {
		title: ["Abweichende Tätigkeiten", "Differing activities"],
		change: ["Ändern", "Change"],
		show: ["Anzeigen", "Show"],
		none: ["Wie im Unternehmen", "As in the company"],
		withheld: [about("Nicht erlaubt: #"), about("Not allowed: #")],
		ownDefault: [about("Eigener Standard: #"), about("Own default: #")],
		saving: ["Abweichende Tätigkeiten speichern", "Save differing activities"],
		hint: [
			"Was hier nicht geändert wird, gilt wie im Unternehmen.",
			"What is not changed here is as in the company.",
		],
		notAllowed: ["Nicht erlaubt", "Not allowed"],
		asDefault: ["Standard", "Default"],
		bookable: ["Darf gebucht werden", "May be booked"],
		defaultOf: [about("Standard für #"), about("Default for #")],
		likeCompany: [about("Standard wie im Unternehmen (#)"), about("Default as in the company (#)")],
		likeCompanyNone: ["Standard wie im Unternehmen", "Default as in the company"],
		archived: [about("# (archiviert)"), about("# (archived)")],
	},
});
