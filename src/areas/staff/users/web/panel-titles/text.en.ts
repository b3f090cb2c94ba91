import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	create: "Create employee",
	assistant: "Employee assistant",
	changePassword: "Change password",
	loginActivation: "Activate login",
	loginHistory: "Sign-in history",
	detail: "Employee",
	edit: "Edit employee",
	businessData: "Business data",
	sites: "Choose sites",
	logins: "Logins",
} as const satisfies Words<typeof german>;
