import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	overview: "Close month",
	comparison: "Frozen → now",
	lateBookings: "Bookings for closed months",
} as const satisfies Words<typeof german>;
