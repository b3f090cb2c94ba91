import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	title: "Choose employees",
	people: "Employees",
	searchHint: "Name or unit",
	tags: "Tags",
	qualifications: "Qualifications",
	archived: "inactive",
	until: (day: string) => `until ${day}`,
} as const satisfies Words<typeof german>;
