/** Apart from the feature's other words: panels are known from the start, their words when they are opened. */
export const texts = {
	autoFinished: "Automatisch beendete Zeiteinträge",
	needsReason: "Zeiteinträge ohne Begründung",
	daysWithoutActuals: "Tage ohne Ist",
} as const;
