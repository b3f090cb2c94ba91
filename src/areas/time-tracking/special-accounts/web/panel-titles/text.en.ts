import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	many: "Special accounts",
	create: "Create special account",
	edit: "Edit special account",
	one: "Special account",
	ruleSelect: "Choose rule",
	ruleCreate: "Create rule",
	ruleEdit: "Edit rule",
	conditionSelect: "Choose condition",
	conditionCreate: "Create condition",
	conditionEdit: "Edit condition",
	modificationCreate: "Create modification",
	modificationEdit: "Edit modification",
	bulk: "Assign special accounts",
	picker: "Special accounts of the employee",
} as const satisfies Words<typeof german>;
