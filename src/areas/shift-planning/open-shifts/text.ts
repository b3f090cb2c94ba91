import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {
		SHIFT_TAKEN: [
			"Den Dienst hat schon jemand übernommen.",
			"Somebody has taken the shift already.",
		],
		SHIFT_OFFER_PAST: ["Der Dienst hat schon begonnen.", "The shift has begun already."],
		SHIFT_CLAIM_OVER: [
			"Die Bewerbung wurde zurückgezogen oder ist entschieden.",
			"The application was withdrawn or is decided.",
		],
		SHIFT_SWAP_OVER: [
			"Das Angebot gilt nicht mehr: es wurde zurückgezogen oder angenommen, oder der Plan hat sich geändert.",
			"The offer is over: it was withdrawn or taken, or the plan has changed.",
		],
		SHIFT_SWAP_TWICE: ["Der Dienst ist schon angeboten.", "The shift is offered already."],
		SHIFT_SWAP_PERSON: ["Diese Person können Sie nicht fragen.", "You cannot ask this person."],
		SHIFT_SWAP_RETURN: [
			"Dieser Dienst passt nicht zum Tausch. Bitte wählen Sie einen anderen.",
			"This shift does not fit the swap. Please choose another one.",
		],
		SHIFT_OFFER_RANGE: [
			"Der Zeitraum ist zu lang oder endet, bevor er beginnt.",
			"The range is too long, or ends before it begins.",
		],
	},
	kinds: { GIVE: ["Abgeben", "Hand over"], SWAP: ["Tauschen", "Swap"] },
});
