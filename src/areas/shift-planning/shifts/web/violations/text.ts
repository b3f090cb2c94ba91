import { about, aboutTwo, counted, inBothLanguages } from "#kit/contract/texts.ts";

/** What breaking a rule of the plan is called; the law's own are called as of recorded time. */
export const texts = inBothLanguages({
	SHIFT_CONFLICT: [
		about("In dieser Zeit ist schon ein Dienst geplant (#)."),
		about("There is another shift in this time (#)."),
	],
	PLANNED_FREE: ["Der Tag ist als frei geplant.", "The day is planned as free."],
	ABSENT: [about("Abwesend: #."), about("Away: #.")],
	ABSENCE_ASKED: [about("Abwesenheit beantragt: #."), about("Absence requested: #.")],
	USER_NOT_EMPLOYED: ["An diesem Tag nicht beschäftigt.", "Not employed on this day."],
	QUALIFICATION_MISSING: [
		about("Es fehlt die Qualifikation „#“."),
		about("The qualification “#” is missing."),
	],
	QUALIFICATION_LEVEL: [
		aboutTwo("Es fehlt die Qualifikation „#1“, mindestens „#2“."),
		aboutTwo("The qualification “#1” is missing, at least “#2”."),
	],
	USER_UNAVAILABLE: [about("Nicht verfügbar: #."), about("Not available: #.")],
	TRACKING_EXISTS: [
		"Für diesen Dienst ist schon Zeit erfasst.",
		"Time has been recorded for this shift already.",
	],
	SHORT_NOTICE: [
		counted(
			"Kurzfristig: zwischen Mitteilung und Dienst soll 1 Tag liegen.",
			"Kurzfristig: zwischen Mitteilung und Dienst sollen # Tage liegen.",
		),
		counted(
			"Short notice: there should be 1 day between being told and the shift.",
			"Short notice: there should be # days between being told and the shift.",
		),
	],
	OUTSIDE_HOURS: [about("Außerhalb der Arbeitszeit (#)."), about("Outside the working hours (#).")],
	OUTSIDE_HOURS_FREE: [
		"An diesem Tag sieht der Arbeitszeitplan keine Arbeit vor.",
		"The work schedule has no work on this day.",
	],
	CONSECUTIVE_DAYS: [
		aboutTwo("#1 Arbeitstage in Folge, höchstens #2 sind vorgesehen."),
		aboutTwo("#1 days of work in a row, #2 at most are intended."),
	],
	CONTRACT_HOURS_ABOVE: [
		about("# über den Vertragsstunden des Monats."),
		about("# above the contract hours of the month."),
	],
	CONTRACT_HOURS_BELOW: [
		about("# unter den Vertragsstunden des Monats."),
		about("# below the contract hours of the month."),
	],
	AVERAGE_6_MONTHS: [
		about("Im Schnitt von sechs Monaten # je Werktag: mehr als acht Stunden (§ 3 Satz 2 ArbZG)."),
		about(
			"On average over six months # per working day: more than eight hours (§ 3 sentence 2 ArbZG).",
		),
	],
	NIGHT_AVERAGE_4_WEEKS: [
		about("Nachtarbeit: im Schnitt von vier Wochen # je Werktag (§ 6 Abs. 2 ArbZG)."),
		about("Night work: on average over four weeks # per working day (§ 6 (2) ArbZG)."),
	],
	FREE_SUNDAYS: [
		aboutTwo("Nur #1 freie Sonntage im Jahr, nötig sind #2 (§ 11 Abs. 1 ArbZG)."),
		aboutTwo("Only #1 free Sundays in the year, required are #2 (§ 11 (1) ArbZG)."),
	],
	SUBSTITUTE_DAY: [
		about("Kein Ersatzruhetag innerhalb von # Wochen (§ 11 Abs. 3 ArbZG)."),
		about("No substitute day of rest within # weeks (§ 11 (3) ArbZG)."),
	],
	MINOR_DAYS: [
		about("Jugendliche: # Arbeitstage in der Woche, fünf sind zulässig (§ 15 JArbSchG)."),
		about("Young people: # days of work in the week, five are lawful (§ 15 JArbSchG)."),
	],
	MINOR_WEEKEND: [
		"Jugendliche: Arbeit an einem Samstag, Sonntag oder Feiertag (§§ 16–18 JArbSchG).",
		"Young people: work on a Saturday, a Sunday or a holiday (§§ 16–18 JArbSchG).",
	],
	MATERNITY_HOURS: [
		about("Mutterschutz: Dienst um # zu lang (§ 4 Abs. 1 MuSchG)."),
		about("Maternity protection: shift # too long (§ 4 (1) MuSchG)."),
	],
	MATERNITY_WEEKS: [
		about("Mutterschutz: # zu viel in der Doppelwoche (§ 4 Abs. 1 MuSchG)."),
		about("Maternity protection: # too much in two weeks (§ 4 (1) MuSchG)."),
	],
	MATERNITY_NIGHT: [
		about("Mutterschutz: # zwischen 20 und 6 Uhr (§ 5 MuSchG)."),
		about("Maternity protection: # between 20:00 and 6:00 (§ 5 MuSchG)."),
	],
	MATERNITY_SUNDAY: [
		"Mutterschutz: Arbeit an einem Sonntag oder Feiertag (§ 6 MuSchG).",
		"Maternity protection: work on a Sunday or a holiday (§ 6 MuSchG).",
	],
	SERIES_LARGE: [
		about("Es entstehen # Dienste auf einmal."),
		about("# shifts are created at once."),
	],
	at: [aboutTwo("#1: #2"), aboutTwo("#1: #2")],
});
