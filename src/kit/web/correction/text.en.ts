import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	title: "This month is closed",
	text: (month, name) =>
		`The month ${month} of ${name} is closed. If you correct it, it is kept as it was closed; the change is recorded with your reason.`,
	reason: "Reason for the correction",
	confirm: "Correct",
	askOthers: (month, name) =>
		`The month ${month} of ${name} is closed. Please turn to your personnel or payroll department: only they can correct it.`,
} as const satisfies Words<typeof german>;
