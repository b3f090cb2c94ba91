import { about, aboutTwo, inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		AVAILABILITY_RANGE: [
			"Das Ende muss nach dem Beginn liegen, höchstens 366 Tage danach.",
			"The end must be after the start, 366 days after it at most.",
		],
		AVAILABILITY_CLOSED: [
			"Für diese Tage wird schon geplant. Bitte sprechen Sie mit Ihrer Planung.",
			"These days are being planned already. Please speak to your planner.",
		],
	},
	title: ["Verfügbarkeit", "Availability"],
	choices: {
		none: ["Keine Angabe", "Not specified"],
		available: ["Verfügbar", "Available"],
		unavailable: ["Nicht verfügbar", "Not available"],
	},
	/** Begins with what is seen. */
	ofDay: [aboutTwo("#1, #2"), aboutTwo("#1, #2")],
	weight: ["Wunsch", "Wish"],
	weights: {
		none: ["Kein Wunsch: es steht fest", "No wish: it is certain"],
		1: ["gern", "preferably"],
		2: ["wichtig", "important"],
		3: ["sehr wichtig", "very important"],
	},
	wishes: { work: ["Wunschdienst", "Wants to work"], free: ["Wunschfrei", "Wants to be off"] },
	days: ["Tage", "Days"],
	times: ["Uhrzeit", "Time"],
	timesHint: ["Leer: ganze Tage", "Empty: whole days"],
	what: ["Angabe", "Statement"],
	save: ["Angeben", "Specify"],
	saving: ["Verfügbarkeit angeben", "Specify availability"],
	said: ["Bisherige Angaben", "Stated so far"],
	nothing: [
		"Für die nächsten Wochen ist nichts angegeben.",
		"Nothing is stated for the next weeks.",
	],
	notLoaded: [
		"Die Verfügbarkeit konnte nicht geladen werden.",
		"The availability could not be loaded.",
	],
	openFrom: [
		about("Angaben sind ab # möglich; davor wird schon geplant."),
		about("You can state it from # on; what is before is being planned."),
	],
	clear: [about("Angabe zurücknehmen: #"), about("Take back: #")],
});
