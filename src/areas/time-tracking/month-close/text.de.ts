export const texts = {
	errors: {
		MONTH_NOT_CLOSED: "Der Monat ist nicht abgeschlossen.",
		LATE_BOOKING_SETTLED: "Diese Buchung ist bereits erledigt.",
	},
	jobs: {
		job: (month: string, people: number) => `Monatsabschluss ${month} für ${people} Personen`,
		closed: (count: number) =>
			count === 1 ? "1 Monat abgeschlossen." : `${count} Monate abgeschlossen.`,
		refused: (name: string, why: string) => `${name}: ${why}`,
		beyond: (count: number) => `Für ${count} Personen fehlt Ihnen inzwischen die Berechtigung.`,
		hindrances: {
			ALREADY_CLOSED: "Der Monat ist bereits abgeschlossen.",
			NOT_OVER: "Der Monat ist noch nicht vorbei.",
			ENTRY_RUNNING: "Im Monat läuft noch ein Zeiteintrag. Bitte beenden Sie ihn zuerst.",
		},
	},
	states: { closed: "Abgeschlossen", open: "Offen", running: "Läuft noch" },
	obstacles: {
		ENTRY_RUNNING: (count: number) => `${count} × läuft noch`,
		REQUESTED: (count: number) => (count === 1 ? "1 Eintrag offen" : `${count} Einträge offen`),
		CHANGE_REQUESTED: (count: number) =>
			count === 1 ? "1 Änderungsantrag" : `${count} Änderungsanträge`,
		VIOLATIONS: (count: number) => (count === 1 ? "1 Verstoß" : `${count} Verstöße`),
		EARLIER_OPEN: (count: number) =>
			count === 1 ? "1 früherer Monat offen" : `${count} frühere Monate offen`,
		STALE: (count: number) =>
			count === 1 ? "1 Tag wird berechnet" : `${count} Tage werden berechnet`,
	},
	overview: {
		listTitle: "Monatsabschlüsse",
		previous: "Voriger Monat",
		next: "Nächster Monat",
		search: "Name, Personalnummer",
		empty: "Es gibt keine Mitarbeiter, deren Zeiten Sie sehen dürfen.",
		name: "Mitarbeiter",
		unit: "Abteilung",
		state: "Zustand",
		obstacles: "Zu beachten",
		balance: "Saldo",
		changed: "Seit Abschluss",
		close: "Abschließen",
		closeAll: "Alle abschließen",
		reopen: "Wieder öffnen",
		compare: "Eingefroren → jetzt",
	},
	closing: {
		title: (month: string) => `${month} abschließen`,
		ask: (month: string, count: number) =>
			count === 1
				? `Soll ${month} für 1 Person abgeschlossen werden?`
				: `Soll ${month} für ${count} Personen abgeschlossen werden?`,
		askAll: (month: string) =>
			`Soll ${month} für alle Personen abgeschlossen werden, deren Zeiten Sie verwalten?`,
		text: "Die Tage werden eingefroren; danach lassen sie sich nur mit einer Begründung berichtigen.",
		confirm: "Abschließen",
		started: "Der Abschluss läuft.",
		dock: "Er geht im Hintergrund weiter; den Fortschritt sehen Sie unter den Aufgaben.",
		notClosed: "Nicht abgeschlossen",
	},
	reopening: {
		title: "Monat wieder öffnen",
		text: (month: string, name: string) =>
			`${month} von ${name} lässt sich danach ohne Begründung ändern. Der eingefrorene Stand bleibt erhalten.`,
		confirm: "Wieder öffnen",
		done: "Monat wieder geöffnet",
	},
	comparison: {
		gone: "Dieser Monat ist nicht (mehr) zu sehen.",
		notLoaded: "Der Vergleich konnte nicht geladen werden.",
		never: "Der Monat wurde noch nicht abgeschlossen.",
		totals: "Summen",
		asTable: (name: string) => `${name} als Tabelle`,
		days: "Geänderte Tage",
		unchanged: "Seit dem Abschluss hat sich kein Tag geändert.",
		corrections: "Berichtigungen",
		noCorrections: "Es gibt keine Berichtigungen.",
		closes: "Abschlüsse",
		close: (no: number) => `${no}. Abschluss`,
		system: "System",
		other: "Änderung",
		day: "Tag",
		figure: "Wert",
		frozen: "Eingefroren",
		now: "Jetzt",
		difference: "Differenz",
	},
	figures: {
		targetMinutes: "Soll",
		workedMinutes: "Ist",
		pauseMinutes: "Pause",
		autoPauseMinutes: "Automatische Pause",
		holidayCreditMinutes: "Feiertag",
		absenceCreditMinutes: "Abwesenheit",
		extraMinutes: "Zusatzzeit",
		balanceMinutes: "Saldo",
		overtimeMinutes: "Überstunden",
		pendingMinutes: "Ungenehmigt",
		leaveDays: "Urlaubstage",
	},
	entities: {
		time_tracking: "Zeiteintrag",
		absence: "Abwesenheit",
		worksheet_exception: "Ausnahme vom Arbeitszeitplan",
		special_account_modification: "Korrektur eines Sonderkontos",
		overtime_entry: "Buchung auf dem Überstundenkonto",
	},
	late: {
		sub: "Sie wurden angenommen, aber nicht verrechnet. Berichtigen Sie den Monat, wo es nötig ist, und erledigen Sie die Buchung.",
		link: (count: number) =>
			count === 1
				? "1 Buchung für abgeschlossene Monate"
				: `${count} Buchungen für abgeschlossene Monate`,
		empty: "Es gibt keine Buchungen für abgeschlossene Monate.",
		failed: "Die Buchungen konnten nicht geladen werden.",
		actions: { START: "Kommen", END: "Gehen" },
		received: (at: string) => `eingegangen ${at}`,
		settle: "Erledigt",
		settled: "Buchung erledigt",
	},
} as const;
