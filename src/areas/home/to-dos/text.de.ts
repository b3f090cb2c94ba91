export const texts = {
	title: "Offene Aufgaben",
	empty: "Sie haben derzeit keine offenen Aufgaben.",
	failed: "Die offenen Aufgaben konnten nicht geladen werden.",
	autoFinished: "Automatisch beendet",
	lastAt: (day: string, time: string) => `${day} um ${time}`,
	count: (count: number) =>
		count === 1 ? "1 Zeiteintrag" : `${count} Zeiteinträge`,
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
