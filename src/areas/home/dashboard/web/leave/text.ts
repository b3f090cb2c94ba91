import { about, aboutTwo, inBothLanguages } from "#kit/contract/texts.ts";

/** By itself: the box comes after the page, and its words with it. */
export const texts = inBothLanguages({
	title: [about("Urlaub #"), about("Leave #")],
	account: ["Konto", "Account"],
	plan: ["Urlaub beantragen", "Ask for leave"],
	left: { DAYS: ["Tage Rest", "days left"], MINUTES: ["h Rest", "h left"] },
	/** Beside hours. */
	days: [about("# Tage"), about("# days")],
	approved: ["Genehmigt", "Approved"],
	requested: ["Beantragt", "Requested"],
	total: ["Anspruch gesamt", "Total entitlement"],
	next: [about("Nächster Urlaub: #"), about("Next leave: #")],
	share: {
		DAYS: [
			aboutTwo("#1 Tage genehmigt, #2 Tage beantragt"),
			aboutTwo("#1 days approved, #2 days requested"),
		],
		MINUTES: [
			aboutTwo("#1 Stunden genehmigt, #2 Stunden beantragt"),
			aboutTwo("#1 hours approved, #2 hours requested"),
		],
	},
});
