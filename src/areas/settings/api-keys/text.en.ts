import type { Words } from "#kit/contract/language.ts";
import { texts as levelNames } from "#kit/permission-levels/text.en.ts";
import { texts as permissionNames } from "#kit/permission-names/text.en.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	errors: {
		API_KEY_ABOVE_CREATOR:
			"A key cannot be allowed more than you are yourself in the whole company.",
		API_KEY_RIGHTS_MISSING: "Please choose at least one permission.",
		API_KEY_EXPIRY_PAST: "The last day lies in the past.",
	},
	list: {
		title: "API keys",
		create: "Create API key",
		empty: "There are no API keys yet.",
		search: "Find API keys",
		name: "Name",
		state: "State",
		rights: "Permissions",
		expires: "Valid until",
		used: "Last used",
		createdBy: "Created by",
		revoke: "Revoke",
		notLoaded: "The API keys could not be loaded.",
		states: { ACTIVE: "active", EXPIRED: "expired", REVOKED: "revoked" },
	},
	create: {
		title: "Create API key",
		base: "Key",
		name: "Name",
		nameHelp: "What the key is for; the history shows it.",
		expires: "Last day",
		expiresHelp: "Empty: valid until it is revoked.",
		rights: "Permissions",
		rightsHelp: "For the whole company, never more than your own.",
		none: "none",
		levels: levelNames.levels,
		saving: "Create API key",
		save: "Create",
	},
	success: {
		title: "API key created",
		text: "Copy the key now. It is shown this one time only.",
		copy: "Copy",
		copied: "Copied",
		usage: "How it is used",
		gone: "This key was shown once already and can no longer be read.",
		done: "Done",
	},
	remove: {
		title: "Delete API key",
		text: (name: string) =>
			`Programs that use “${name}” lose their access at once. This cannot be undone.`,
		confirm: "Confirm deletion",
		remove: "Delete",
		removing: "Delete API key",
		gone: "This key does not exist any more.",
	},
	permissions: permissionNames,
} as const satisfies Words<typeof german>;
