export const texts = {
	errors: {
		MONTH_TOO_FAR:
			"Dieser Monat liegt zu weit in der Zukunft für eine Auswertung.",
	},
	job: "Tagesergebnisse werden neu berechnet",
};
