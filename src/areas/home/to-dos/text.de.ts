export const texts = {
	title: "Offene Aufgaben",
	empty: "Sie haben derzeit keine offenen Aufgaben.",
	failed: "Die offenen Aufgaben konnten nicht geladen werden.",
	autoFinished: "Automatisch beendet",
	lastAt: (day: string, time: string) => `${day} um ${time}`,
	count: (count: number) => (count === 1 ? "1 Zeiteintrag" : `${count} Zeiteinträge`),
	needsReason: "Anträge ohne Begründung",
	oldestFrom: (count: number, day: string) =>
		count === 1 ? `Zeiteintrag vom ${day}` : `Zeiteinträge, älteste vom ${day}`,
	more: (shown: number, total: number) => `Die neuesten ${shown} von ${total} Zeiteinträgen`,
	noActuals: "Tage ohne Ist-Zeit",
	mend: "In Ordnung bringen",
	lastOn: (day: string) => `zuletzt ${day}`,
	ofPeople: "Mitarbeiter mit Tagen ohne Ist-Zeit",
	inFiveWeeks: "in den letzten fünf Wochen",
	lateBookings: "Buchungen für abgeschlossene Monate",
	notCounted: "aufbewahrt, aber noch nicht gezählt",
	daysPanel: {
		sub: (count: number) =>
			count === 0
				? "In den letzten fünf Wochen fehlt bei Ihnen kein Tag."
				: count === 1
					? "1 Tag hatte ein Soll, aber weder Zeiteintrag noch Abwesenheit."
					: `${count} Tage hatten ein Soll, aber weder Zeiteintrag noch Abwesenheit.`,
		failed: "Die Tage ohne Ist-Zeit konnten nicht geladen werden.",
		own: "Ihre Tage",
		people: "Ihre Mitarbeiter",
		nobody: "Keinem Ihrer Mitarbeiter fehlt ein Tag.",
		days: (count: number) => (count === 1 ? "1 Tag" : `${count} Tage`),
		more: (shown: number, total: number) => `${shown} von ${total} Mitarbeitern`,
		showMore: "Weitere anzeigen",
		search: "Name, Personalnummer",
	},
	needsReasonPanel: {
		sub: (count: number) =>
			count === 1
				? "Zu 1 Eintrag fehlt eine Begründung."
				: `Zu ${count} Einträgen fehlt eine Begründung.`,
		empty: "Zu keinem Zeiteintrag fehlt eine Begründung.",
		failed: "Die unbegründeten Zeiteinträge konnten nicht geladen werden.",
		list: "Zeiteinträge ohne Begründung",
		next: "Was fehlt?",
		hint: "Zu jedem dieser Einträge fehlt die Begründung. Sie können sie unter „Mein Tag in Ordnung“ angeben.",
	},
	panel: {
		sub: (count: number) =>
			count === 1
				? "1 Eintrag wurde ohne Ausstempeln beendet."
				: `${count} Einträge wurden ohne Ausstempeln beendet.`,
		empty: "Kein Zeiteintrag wurde automatisch beendet.",
		failed: "Die Zeiteinträge konnten nicht geladen werden.",
		begin: "Beginn",
		end: "Ende",
		duration: "Dauer",
		next: "Was geschieht nun?",
		hint: "Diese Einträge zählen erst, wenn ein Vorgesetzter zugestimmt hat. Stimmt das Ende nicht, können Sie es unter „Mein Tag in Ordnung“ berichtigen.",
		steps: "Noch offen",
		noSteps: "Nichts mehr offen",
	},
} as const;
