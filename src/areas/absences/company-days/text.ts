import { aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		COMPANY_DAY_WITHOUT_PEOPLE: [
			"Bitte wählen Sie mindestens eine Abteilung oder Person.",
			"Please choose at least one department or person.",
		],
		COMPANY_DAY_TOO_LONG: [
			"Gemeinsame Abwesenheiten umfassen höchstens 62 Tage.",
			"Shared absences last 62 days at most.",
		],
		COMPANY_DAY_KIND_UNFIT: [
			"Krankheit kann nicht für mehrere Personen angelegt werden.",
			"Illness cannot be created for several people.",
		],
		COMPANY_DAY_EMPTY: [
			"Für niemanden würde eine Abwesenheit angelegt. Die Vorschau zeigt, warum.",
			"No absence would be created for anybody. The preview shows why.",
		],
		COMPANY_DAY_CLOSED: [
			(people: number, names: string) =>
				people === 1
					? `Der Monat von ${names} ist abgeschlossen. Es wurde nichts zurückgenommen.`
					: `Die Monate von ${people} Personen sind abgeschlossen: ${names}${people > 5 ? " …" : ""}. Es wurde nichts zurückgenommen.`,
			(people: number, names: string) =>
				people === 1
					? `The month of ${names} is closed. Nothing was taken back.`
					: `The months of ${people} people are closed: ${names}${people > 5 ? " …" : ""}. Nothing was taken back.`,
		],
		COMPANY_DAY_BUSY: [
			"Diese gemeinsame Abwesenheit wurde bereits zurückgenommen.",
			"This shared absence was taken back already.",
		],
	},
	leftOut: {
		CHOSEN: ["Von Hand ausgelassen", "Left out by hand"],
		RULES: ["Wegen eines Hinweises ausgelassen", "Left out because of a notice"],
		NO_WORKDAY: ["Arbeitet an diesen Tagen nicht", "Does not work on these days"],
		MONTH_CLOSED: ["Monat ist abgeschlossen", "Month is closed"],
		OWN: [
			"Über die eigene Abwesenheit entscheidet jemand anders",
			"Somebody else decides about one's own absence",
		],
	},
	job: {
		create: [
			counted("Gemeinsame Abwesenheit für 1 Person", "Gemeinsame Abwesenheit für # Personen"),
			counted("Shared absence of 1 person", "Shared absence of # people"),
		],
		withdraw: [
			counted("Rücknahme für 1 Person", "Rücknahme für # Personen"),
			counted("Taking back for 1 person", "Taking back for # people"),
		],
		created: [
			counted("1 Abwesenheit angelegt", "# Abwesenheiten angelegt"),
			counted("1 absence created", "# absences created"),
		],
		leftOut: [aboutTwo("#1 ausgelassen: #2"), aboutTwo("#1 left out: #2")],
		withdrawn: [
			counted("1 Abwesenheit zurückgenommen", "# Abwesenheiten zurückgenommen"),
			counted("1 absence taken back", "# absences taken back"),
		],
	},
});
