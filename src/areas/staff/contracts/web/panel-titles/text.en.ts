import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	contract: "Employment contract",
	wages: "Wages",
	wageCreate: "Create wage",
	wageEdit: "Edit wage",
} as const satisfies Words<typeof german>;
