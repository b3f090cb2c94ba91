import { about, aboutTwo, inBothLanguages } from "#kit/contract/texts.ts";

/** By itself: the box comes after the page, and its words with it. */
export const texts = inBothLanguages({
	title: [about("Urlaub #"), about("Leave #")],
	account: ["Konto", "Account"],
	plan: ["Urlaub beantragen", "Ask for leave"],
	left: ["Tage Rest", "days left"],
	approved: ["Genehmigt", "Approved"],
	requested: ["Beantragt", "Requested"],
	total: ["Anspruch gesamt", "Total entitlement"],
	next: [about("Nächster Urlaub: #"), about("Next leave: #")],
	share: [
		aboutTwo("#1 Tage genehmigt, #2 Tage beantragt"),
		aboutTwo("#1 days approved, #2 days requested"),
	],
});
