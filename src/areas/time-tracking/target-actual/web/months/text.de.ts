export const texts = {
	previous: "Voriger Monat",
	next: "Nächster Monat",
	month: "Monat",
	choose: (month: string) => `Monat: ${month}`,
	title: "Monat wählen",
	previousYear: "Voriges Jahr",
	nextYear: "Nächstes Jahr",
	today: "Aktueller Monat",
};
