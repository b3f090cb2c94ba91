import type { Words } from "./contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {
		UNAUTHENTICATED: "You are not signed in.",
		INVALID_ROLE: "You have been signed out because the session is invalid.",
		FORBIDDEN: "You lack the permission for this action.",
		FOREIGN_ORIGIN: "The request did not come from the application and was refused.",
		NOT_FOUND: "The entry was not found.",
		STALE_VERSION: "The entry has been changed in the meantime.",
		DUPLICATE: "This value is already taken.",
		IN_USE: "The entry cannot be deleted because other entries are still linked with it.",
		REFERENCE_NOT_FOUND: "A chosen entry was not found.",
		IMPERSONATING: "This is not possible while you are acting as somebody else.",
		MONTH_CLOSED: (month: string, name: string) =>
			`The month ${month} of ${name} is closed. It can only be corrected with a reason.`,
		VERSION_IN_CLOSED_MONTH: (month: string) =>
			`The month ${month} was closed on the strength of this version: it cannot be changed or deleted any more, only followed by a newer one.`,
		TOO_MANY_REQUESTS: "Too many requests. Please try again in a minute.",
		MALFORMED: "The details are incomplete or invalid.",
		TOO_LARGE: "The request is too large.",
		MAINTENANCE: "The service is not available at the moment. Please try again shortly.",
		UNKNOWN: "Internal server error",
	},
	export: {
		job: (list) => `Export: ${list}`,
		rows: (count) => (count === 1 ? "1 row exported." : `${count} rows exported.`),
		forbidden: "You no longer have permission for this list.",
		unknownColumn: "The list has no such column.",
		yes: "Yes",
		no: "No",
		state: "State",
		active: "Active",
		archived: "Archived",
	},
	jobs: {
		failed: (jobId: string) =>
			`The task ended because of an unexpected error (reference ${jobId}).`,
	},
} as const satisfies Words<typeof german>;
