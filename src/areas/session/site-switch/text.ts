import { about, inBothLanguages } from "#kit/contract/texts.ts";

/** Choosing the site one works in. */
export const texts = inBothLanguages({
	errors: {},
	page: ["Standort wird gewechselt", "Switching site"],
	switching: ["Standort wird gewechselt", "Switching site"],
	wait: ["Einen Augenblick bitte.", "One moment please."],
	current: [about("Standort: #"), about("Site: #")],
	all: ["Alle Standorte", "All sites"],
	failed: ["Standort wechseln", "Switch site"],
});
