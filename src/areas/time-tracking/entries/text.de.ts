/** Why an entry of a series cannot be created, by the code of the refusal that it would get by itself. */
const faults: Readonly<Record<string, string>> = {
	ACTIVITY_NOT_FOUND: "Die Tätigkeit gibt es nicht.",
	ACTIVITY_ARCHIVED: "Die Tätigkeit ist archiviert.",
	ACTIVITY_NOT_BOOKABLE: "Die Tätigkeit ist für die Person nicht erlaubt.",
	ACTIVITY_NOT_ON_PROJECT: "Diese Tätigkeit gibt es nicht auf Projekten.",
	TIME_TRACKING_ACTIVITY_ONLY: "Keine Tätigkeit der Zeiterfassung.",
	PROJECT_NODE_UNKNOWN: "Das Projekt gibt es nicht.",
	PROJECT_NOT_ASSIGNED: "Die Person ist dem Projekt nicht zugeordnet.",
	PROJECT_NOT_RUNNING: "Das Projekt läuft nicht.",
	APPROVAL_NEEDED: "Muss beantragt und genehmigt werden.",
	SELF_APPROVAL_NOT_ALLOWED: "Darüber muss jemand anderes entscheiden.",
	TIME_TRACKING_END_BEFORE_BEGIN: "Das Ende liegt nicht nach dem Beginn.",
	TIME_TRACKING_TOO_LONG: "Länger als 36 Stunden.",
	TIME_TRACKING_IN_FUTURE: "Liegt in der Zukunft.",
	TIME_TRACKING_OVERLAPS: "Überschneidet sich mit einem anderen Eintrag.",
	USER_NOT_EMPLOYED: "Nicht beschäftigt.",
	MONTH_CLOSED: "Der Monat ist abgeschlossen.",
};

export const texts = {
	errors: {
		TIME_TRACKING_OVERLAPS:
			"In dieser Zeit liegt bereits ein anderer Zeiteintrag.",
		TIME_TRACKING_END_BEFORE_BEGIN: "Das Ende muss nach dem Beginn liegen.",
		TIME_TRACKING_TOO_LONG:
			"Ein Zeiteintrag darf höchstens 36 Stunden umfassen.",
		TIME_TRACKING_IN_FUTURE:
			"In der Zukunft können Zeiteinträge nur geplant werden.",
		TIME_TRACKING_ACTIVITY_ONLY:
			"Für Zeiteinträge kann nur eine Tätigkeit der Zeiterfassung gewählt werden.",
		RULES_VIOLATED:
			"Der Eintrag verletzt Regeln, die Sie zur Kenntnis nehmen müssen.",
		SERIES_WITHOUT_PEOPLE: "Bitte wählen Sie mindestens einen Mitarbeiter.",
		SERIES_RANGE:
			"Der letzte Tag muss nach dem ersten und innerhalb eines Jahres liegen.",
		SERIES_TOO_LONG:
			"Auf einmal können höchstens 2.000 Zeiteinträge für 500 Mitarbeiter angelegt werden. Bitte wählen Sie weniger Tage oder Mitarbeiter.",
		SERIES_EMPTY: "In dieser Auswahl gibt es keinen Tag, der anzulegen wäre.",
		SERIES_FAULTY: (count: number) =>
			count === 1
				? "Es wurde nichts angelegt: 1 Zeile ist fehlerhaft."
				: `Es wurde nichts angelegt: ${count} Zeilen sind fehlerhaft.`,
		OPEN_APPROVAL_STEP:
			"Für diesen Eintrag sind noch Genehmigungsschritte offen.",
		REASON_NEEDED: "Bitte geben Sie eine Begründung an.",
		REASON_NOT_FOUND: "Die Begründung wurde nicht gefunden.",
		ACTIVITY_NOT_REQUESTED_STATE:
			"Der Eintrag muss sich Beantragt-Status befinden um genehmigt werden zu können.",
		ACTIVITY_NOT_PLANNED_STATE:
			"Beantragt werden kann nur ein geplanter Eintrag.",
		ACTIVITY_STATE_FINAL:
			"Der Eintrag ist abgelehnt oder storniert und kann nicht mehr geändert werden.",
		ACTIVITY_RUNNING: "Der Eintrag läuft noch. Bitte stempeln Sie zuerst aus.",
		CANCELLATION_ALREADY_REQUESTED: "Die Stornierung ist bereits beantragt.",
		CHANGE_ALREADY_REQUESTED:
			"Für diesen Eintrag ist bereits eine Änderung beantragt.",
		NO_CHANGE_REQUESTED: "Für diesen Eintrag ist keine Änderung beantragt.",
		CHANGE_NEEDS_REQUEST:
			"Ein genehmigter Eintrag kann nur über einen Änderungsantrag geändert werden.",
		REASON_NOT_ASKED: "Für diesen Eintrag wird keine Begründung verlangt.",
		APPROVAL_NEEDED:
			"Einträge dieser Tätigkeit müssen genehmigt werden. Bitte beantragen Sie den Eintrag.",
		SELF_APPROVAL_NOT_ALLOWED:
			"Über eigene Einträge dieser Tätigkeit muss jemand anderes entscheiden.",
		PLANNED_NOT_IMPLEMENTED: "Not implemented, yet!",
	},
	context: {
		recent: "Fehler beim Laden der Zeiteinträge der letzten 30 Tage",
		requested: "Fehler beim Laden der beantragten Zeiteinträge",
		autoFinished: "Fehler beim Laden der automatischen Ausstempelungen",
		needsReason: "Fehler beim Laden der unbegründeten Zeiteinträge",
	},
	recent: {
		title: "Zeiteinträge",
		note: "letzte 30 Tage",
		empty: "In den letzten 30 Tagen wurde nichts gebucht.",
		failed: "Die Zeiteinträge konnten nicht geladen werden.",
		more: (shown: number, total: number) =>
			`Die neuesten ${shown} von ${total} Zeiteinträgen`,
		list: "Zeiteinträge der letzten 30 Tage",
	},
	requested: {
		title: "Beantragte Zeiteinträge",
		empty: "Sie haben derzeit keine beantragten Zeiteinträge.",
		failed: "Die beantragten Zeiteinträge konnten nicht geladen werden.",
	},
	states: {
		PLANNED: "Geplant",
		REQUESTED: "Beantragt",
		APPROVED: "Genehmigt",
		REJECTED: "Abgelehnt",
		CANCELLED: "Storniert",
	},
	list: {
		title: "Zeiteinträge",
		columns: {
			user: "Mitarbeiter",
			day: "Tag",
			begin: "Beginn",
			end: "Ende",
			duration: "Dauer",
			activity: "Tätigkeit",
			project: "Projekt",
			state: "Status",
			openSteps: "Offene Schritte",
			reason: "Begründung",
		},
	},
	moves: {
		title: "Statuswechsel",
		approve: "Genehmigen",
		approved: "Zeiteintrag genehmigt",
		skips:
			"Als Vorgesetzter können Sie sofort genehmigen. Die offenen Schritte werden dabei übersprungen.",
		reject: "Ablehnen",
		rejecting: "Zeiteintrag ablehnen",
		rejectText: "Möchten Sie den Zeiteintrag wirklich ablehnen?",
		rejected: "Zeiteintrag abgelehnt",
		cancel: "Stornieren",
		cancelling: "Zeiteintrag stornieren",
		cancelText: "Möchten Sie den Zeiteintrag wirklich stornieren?",
		cancelled: "Zeiteintrag storniert",
		cancellationRequested:
			"Der Antrag auf Stornierung wurde an die verantwortliche Person gesendet.",
		request: "Beantragen",
		requested: "Zeiteintrag beantragt",
		remove: "Löschen",
		removing: "Zeiteintrag löschen",
		removeText:
			"Soll dieser Zeiteintrag wirklich gelöscht werden? Gebuchte und entschiedene Einträge werden storniert.",
		removed: "Zeiteintrag gelöscht",
		edit: "Bearbeiten",
		giveReason: "Begründung angeben",
		requestChange: "Änderung beantragen",
		decideMany: "Zeiteinträge genehmigen",
		rejectMany: "Zeiteinträge ablehnen",
		rejectManyText: (count: string) =>
			`Möchten Sie ${count} Zeiteinträge wirklich ablehnen?`,
	},
	rules: {
		notEmployed: {
			told: (entry: string, exit: string) =>
				`Nicht beschäftigt: Eintritt ${entry}, Austritt ${exit}.`,
			open: "offen",
		},
	},
	series: {
		title: "Mehrere Zeiteinträge anlegen",
		whose: "Für wen",
		when: "Wann",
		what: "Was",
		people: "Mitarbeiter",
		units: "Alle Mitarbeiter dieser Einheiten (mit untergeordneten)",
		nobody: "Bitte wählen Sie mindestens einen Mitarbeiter oder eine Einheit.",
		days: "Zeitraum",
		weekdays: "Wochentage",
		names: {
			1: "Montag",
			2: "Dienstag",
			3: "Mittwoch",
			4: "Donnerstag",
			5: "Freitag",
			6: "Samstag",
			7: "Sonntag",
		},
		timesAtSite: "Uhrzeiten am Standort der Person",
		timesFrom: "Zeiten",
		typed: "Gleich für alle",
		worksheet: "Nach Arbeitszeitplan",
		timesMissing: "Bitte geben Sie an, von wann bis wann.",
		onFault: "Wenn eine Zeile fehlschlägt",
		createNothing: "Nichts anlegen, wenn eine Zeile fehlschlägt",
		createValid: "Nur die gültigen anlegen",
		preview: "Vorschau",
		create: "Anlegen",
		createLine: (name: string, day: string) => `${name}, ${day} anlegen`,
		person: "Mitarbeiter",
		day: "Tag und Zeit",
		notes: "Hinweise",
		somebody: "Mitarbeiter",
		counts: (kept: number, faulty: number) =>
			[
				kept === 1
					? "1 Eintrag wird angelegt."
					: `${kept} Einträge werden angelegt.`,
				...(faulty === 0
					? []
					: [
							faulty === 1
								? "1 Zeile ist fehlerhaft."
								: `${faulty} Zeilen sind fehlerhaft.`,
						]),
			].join(" "),
		byJob: "Wegen der Menge geschieht das im Hintergrund.",
		more: (count: number) =>
			count === 1
				? "1 weitere Zeile wird hier nicht gezeigt."
				: `${count} weitere Zeilen werden hier nicht gezeigt.`,
		started: (count: number) =>
			`${count} Zeiteinträge werden im Hintergrund angelegt`,
		left: (count: number) =>
			count === 1
				? "1 Zeile wurde ausgelassen:"
				: `${count} Zeilen wurden ausgelassen:`,
		job: (count: number) => `${count} Zeiteinträge anlegen`,
		created: (count: number) =>
			count === 1 ? "1 Zeiteintrag angelegt" : `${count} Zeiteinträge angelegt`,
		leftOut: (name: string, day: string, why: string) =>
			`${name}, ${day}: ${why}`,
		nothing: (count: number) =>
			count === 1
				? "Nichts angelegt: 1 Zeile ist fehlerhaft."
				: `Nichts angelegt: ${count} Zeilen sind fehlerhaft.`,
		faultOf: (code: string) => faults[code] ?? code,
	},
	changes: {
		title: "Änderungsantrag",
		approve: "Änderung genehmigen",
		approved: "Änderung genehmigt",
		reject: "Änderung ablehnen",
		rejecting: "Änderungsantrag ablehnen",
		rejected: "Änderungsantrag abgelehnt",
		withdraw: "Zurückziehen",
		withdrawing: "Änderungsantrag zurückziehen",
		withdrawText: "Möchten Sie den Änderungsantrag wirklich zurückziehen?",
		withdrawn: "Änderungsantrag zurückgezogen",
	},
	detail: {
		gone: "Diesen Zeiteintrag gibt es nicht mehr.",
		notLoaded: "Der Zeiteintrag konnte nicht geladen werden.",
		entry: "Eintrag",
		person: "Mitarbeiter",
		times: "Zeit",
		duration: "Dauer",
		activity: "Tätigkeit",
		project: "Projekt",
		source: "Herkunft",
		sources: {
			MANUAL: "Von Hand",
			AUTO_FINISH: "Automatisch beendet",
			APP: "App",
			TERMINAL: "Terminal",
		},
		reason: "Begründung",
		reasonOwed: "Für diesen Eintrag fehlt noch eine Begründung.",
		isLong: "Der Eintrag umfasst mehr als 16 Stunden.",
		overlaps: "In derselben Zeit liegen weitere Einträge:",
		steps: "Genehmigungsschritte",
		stepStates: {
			OPEN: "offen",
			DONE: "erledigt",
			SKIPPED: "übersprungen",
			REFUSED: "abgelehnt",
			WITHDRAWN: "zurückgezogen",
		},
		purposes: {
			REQUEST: "Antrag",
			CHANGE: "Änderung",
			CANCELLATION: "Stornierung",
		},
		history: "Verlauf",
		events: {
			CANCELLATION_REQUESTED: "Stornierung beantragt",
			REQUESTED: "Beantragt",
			APPROVED: "Genehmigt",
			CANCELLED: "Storniert",
			REJECTED: "Abgelehnt",
			CHANGE_REQUESTED: "Änderung beantragt",
			CHANGE_APPROVED: "Änderung genehmigt",
			CHANGE_REJECTED: "Änderung abgelehnt",
		},
		system: "System",
		none: "Noch nichts.",
	},
	form: {
		base: "Zeit",
		day: "Tag",
		times: "Von – bis",
		timesHelp:
			"Zum Beispiel 8-16:30. Nach Mitternacht endet der Eintrag am Folgetag.",
		activity: "Tätigkeit",
		project: "Projekt",
		reasonChoice: "Vorgegebene Begründung",
		reason: "Begründung",
		state: "Status",
		stateHelp: "Genehmigt wird nur, was Sie selbst entscheiden dürfen.",
		person: "Mitarbeiter",
		for: (name: string) => `Mitarbeiter: ${name}`,
		oneself: "Ich selbst",
		saving: "Zeiteintrag speichern",
		saved: "Zeiteintrag gespeichert",
		created: "Zeiteintrag angelegt",
		sending: "Änderung beantragen",
		sent: "Änderung beantragt",
		send: "Beantragen",
		giving: "Begründung angeben",
		given: "Begründung gespeichert",
		reasonMissing: "Bitte wählen Sie eine Begründung oder schreiben Sie eine.",
		why: "Begründung der Änderung",
	},
	page: {
		search: "Name, Tätigkeit, Begründung",
		empty: "Hier stehen die Zeiteinträge Ihrer Mitarbeiter.",
		create: "Zeiteintrag anlegen",
		open: "Öffnen",
		extendedFilter: "Erweiterter Filter",
		bulkInsert: "Mehrere anlegen",
		openOptions: { true: "Offen", false: "Erledigt" },
	},
	classes: {
		WORKTIME: "Arbeitszeit",
		WORKTIME_SICK: "Krank während der Arbeit",
		ACTION: "Dienstgang",
		PAUSE: "Pause",
		BREAK: "Unterbrechung",
	},
	filter: {
		labels: {
			range: "Zeitraum",
			states: "Status",
			classTypes: "Klasse",
			activityIds: "Tätigkeit",
			projectIds: "Projekt",
			customerIds: "Kunde",
			sources: "Herkunft",
			units: "Einheit",
			people: "Mitarbeiter",
			open: "Offene Entscheidungen",
			needsReason: "Begründung fehlt",
			autoFinished: "Automatisch beendet",
			hasChange: "Änderung beantragt",
		},
		what: "Zeit und Art",
		whose: "Mitarbeiter und Einheiten",
		particulars: "Besonderheiten",
		customFields: "Eigene Felder",
		addCustom: "Feld hinzufügen",
		recursive: "Untergeordnete Einheiten einbeziehen",
		choosePeople: "Mitarbeiter wählen",
		nobody: "Niemand gewählt",
		without: (name: string) => `${name} entfernen`,
		several: (count: number) => `${count} Mitarbeiter`,
		any: "Egal",
		yesNo: { true: "Ja", false: "Nein" },
		apply: "Anwenden",
		clear: "Alle leeren",
	},
	noneOfDays: "Keine Zeiteinträge für den ausgewählten Tag gefunden.",
	timesIn: (zone: string) => `Zeiten in ${zone}`,
	day: "Tag",
	begin: "Beginn",
	end: "Ende",
	activity: "Tätigkeit",
	duration: "Dauer",
	state: "Status",
	runs: "läuft",
	running: "Läuft",
	untilNow: "–",
	span: (begin: string, end: string) => `${begin} – ${end}`,
	changeRequested: "Änderung beantragt",
	steps: {
		REQUEST_REASON: "Begründung fehlt",
		SUBSTITUTE_APPROVAL: "Vertretung muss zustimmen",
		SUPERVISOR_APPROVAL: "Vorgesetzter muss zustimmen",
		BOOKING_GPS_LOCATIONS: "Standortdaten ungültig",
		AUTO_FINISHED: "Automatisch beendet",
	},
} as const;
