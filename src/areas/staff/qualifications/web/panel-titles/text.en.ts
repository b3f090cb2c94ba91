import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	many: "Qualifications",
	create: "Create qualification",
	edit: "Edit qualification",
	one: "Qualification",
	users: "Assigned employees",
	assignUser: "Assign employee",
	editAssignment: "Edit assignment",
	own: "Qualifications of the employee",
	assign: "Assign qualification",
} as const satisfies Words<typeof german>;
