import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	autoFinished: "Automatically finished time entries",
	needsReason: "Time entries without a reason",
	daysWithoutActuals: "Days without actuals",
} as const satisfies Words<typeof german>;
