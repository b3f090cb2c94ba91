import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	detail: "Evaluation",
	export: "Export",
	targetActualDetail: "Target/actual in detail",
} as const satisfies Words<typeof german>;
