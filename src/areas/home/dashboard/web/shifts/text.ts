import { about, counted, inBothLanguages } from "#kit/contract/texts.ts";

/** By itself: the box comes after the page, and its words with it. */
export const texts = inBothLanguages({
	title: ["Mein Dienstplan", "My shift plan"],
	mine: ["Meine Dienste", "My shifts"],
	news: [
		counted("1 Dienst ist neu oder geändert", "# Dienste sind neu oder geändert"),
		counted("1 shift is new or changed", "# shifts are new or changed"),
	],
	none: ["Kein Dienst", "No shift"],
	availability: ["Verfügbarkeit", "Availability"],
	availabilityOf: [about("Verfügbarkeit am #"), about("Availability on #")],
	choices: {
		none: ["Keine Angabe", "Not specified"],
		available: ["Verfügbar", "Available"],
		unavailable: ["Nicht verfügbar", "Not available"],
	},
	notLoaded: ["Der Dienstplan konnte nicht geladen werden.", "The shift plan could not be loaded."],
});
