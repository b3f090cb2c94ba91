import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	one: "Role",
	many: "Roles",
	create: "Create role",
	permissions: "Edit permissions",
	assignments: "Edit assignments",
} as const satisfies Words<typeof german>;
