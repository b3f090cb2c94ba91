import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	save: "Save",
	cancel: "Cancel",
	saving: "Saving …",
	changed: (count: number) => (count === 1 ? "1 field changed" : `${count} fields changed`),
	saveKey: "Ctrl S",
	check: (count: number) => (count === 1 ? "Check 1 entry" : `Check ${count} entries`),
	sections: "Sections",
	faultsIn: (section: string, count: number) =>
		count === 1 ? `${section}: check 1 entry` : `${section}: check ${count} entries`,
	restored: "What you typed and had not saved has been restored.",
	discard: "Discard",
	fault: {
		invalid: "This entry is not valid.",
		tooLong: (most: string) => `At most ${most} characters.`,
		tooShort: (least: string) => `At least ${least} characters.`,
		atMost: (most: string) => `At most ${most}.`,
		atLeast: (least: string) => `At least ${least}.`,
		tooMany: (most: string) => `At most ${most} entries.`,
		tooFew: (least: string) =>
			least === "1" ? "At least one entry." : `At least ${least} entries.`,
	},
	conflict: {
		title: "Changed in the meantime",
		by: (name: string, when: string) => `${name} has changed this entry (${when}).`,
		bySomebody: "This entry has been changed in the meantime.",
		nothing: "Your fields are not affected.",
		field: "Field",
		before: "Before",
		now: "Now",
		yours: "Your entry",
		reload: "Reload",
		keep: "Keep my entries and check again",
		none: "empty",
		yes: "Yes",
		no: "No",
		other: "changed",
	},
} as const satisfies Words<typeof german>;
