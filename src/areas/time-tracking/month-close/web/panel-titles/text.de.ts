export const texts = {
	overview: "Monat abschließen",
	comparison: "Eingefroren → jetzt",
	lateBookings: "Buchungen für abgeschlossene Monate",
} as const;
