import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	workTime: "Working-time clock",
	project: "Project clock",
} as const satisfies Words<typeof german>;
