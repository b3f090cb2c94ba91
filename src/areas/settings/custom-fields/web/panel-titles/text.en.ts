import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	overview: "Custom fields",
	assign: "Assign custom fields",
	groupCreate: "Create group",
	fieldCreate: "Create field",
	fieldDetail: "Field",
	fieldEdit: "Edit field",
	userEdit: "Edit custom fields",
	customerEdit: "Custom fields of the customer",
} as const satisfies Words<typeof german>;
