import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	overview: ["Monat abschließen", "Close month"],
	comparison: ["Eingefroren → jetzt", "Frozen → now"],
	lateBookings: ["Buchungen für abgeschlossene Monate", "Bookings for closed months"],
});
