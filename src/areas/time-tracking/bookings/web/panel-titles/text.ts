import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	history: ["Buchungsverlauf", "Booking history"],
});
