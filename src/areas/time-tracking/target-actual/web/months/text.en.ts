import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	previous: "Previous month",
	next: "Next month",
	month: "Month",
	choose: (month: string) => `Month: ${month}`,
	title: "Choose a month",
	previousYear: "Previous year",
	nextYear: "Next year",
	today: "Present month",
} satisfies Words<typeof german>;
