import type { Words } from "../contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	close: "Close",
	ok: "OK",
	cancel: "Cancel",
	delete: {
		title: "Delete",
		confirm: "Delete",
		check: "Confirm deletion",
	},
	reason: "Reason",
	typeWord: (word: string) => `Please type “${word}”`,
	unsaved: {
		title: "Discard changes?",
		text: "What you typed has not been saved yet.",
		discard: "Discard",
		keep: "Keep editing",
	},
	panel: {
		openPanels: "Open panels",
		closeTop: "Close the upper panel",
		content: "Content",
		failed: "This panel could not be loaded.",
	},
	loading: "Loading …",
	retry: "Try again",
	required: "Required",
	notifications: "Notifications",
	floating: "Choices",
	toast: {
		info: "Note",
		warning: "Warning",
		error: "Error",
		positive: "Success",
		negative: "Failed",
		debug: "Debug",
	},
	field: {
		empty: "Please fill in this field.",
		mail: "Please enter a valid e-mail address.",
		number: "Please enter a number.",
		url: "Please enter a valid address.",
		color: "Please enter a colour with 3 or 6 digits.",
		showPassword: "Show password",
		hidePassword: "Hide password",
		clear: "Clear",
	},
	states: {
		PLANNED: "Planned",
		REQUESTED: "Requested",
		APPROVED: "Approved",
		REJECTED: "Rejected",
		CANCELLED: "Cancelled",
	},
} as const satisfies Words<typeof german>;
