import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	templates: "Templates",
	templateCreate: "Create template",
	templateEdit: "Edit template",
	template: "Template",
	templateTimes: "Times of the template",
	ofUser: "Worksheets of the employee",
	plan: "Worksheet",
	planEdit: "Create or edit worksheet",
	exception: "Create exception",
	assign: "Assign worksheet",
	calendar: "Working time calendar",
} as const satisfies Words<typeof german>;
