export const texts = {
	title: "Offene Aufgaben",
	empty: "Sie haben derzeit keine offenen Aufgaben.",
	failed: "Die offenen Aufgaben konnten nicht geladen werden.",
	autoFinished: "Automatisch beendet",
	lastAt: (day: string, time: string) => `${day} um ${time}`,
	count: (count: number) =>
		count === 1 ? "1 Zeiteintrag" : `${count} Zeiteinträge`,
	needsReason: "Anträge ohne Begründung",
	oldestFrom: (count: number, day: string) =>
		count === 1 ? `Zeiteintrag vom ${day}` : `Zeiteinträge, älteste vom ${day}`,
	more: (shown: number, total: number) =>
		`Die neuesten ${shown} von ${total} Zeiteinträgen`,
	needsReasonPanel: {
		sub: (count: number) =>
			count === 1
				? "Zu 1 Eintrag fehlt eine Begründung."
				: `Zu ${count} Einträgen fehlt eine Begründung.`,
		empty: "Zu keinem Zeiteintrag fehlt eine Begründung.",
		failed: "Die unbegründeten Zeiteinträge konnten nicht geladen werden.",
		list: "Zeiteinträge ohne Begründung",
		next: "Was fehlt?",
		hint: "Zu jedem dieser Einträge fehlt die Begründung. Bitte nennen Sie sie Ihrem Vorgesetzten; er hilft Ihnen weiter.",
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
		hint: "Diese Einträge zählen erst, wenn ein Vorgesetzter zugestimmt hat. Stimmt das Ende nicht, sagen Sie ihm bitte, wann Sie gegangen sind.",
		steps: "Noch offen",
		noSteps: "Nichts mehr offen",
	},
} as const;
