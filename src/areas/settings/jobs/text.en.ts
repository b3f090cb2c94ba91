import type { Words } from "#kit/contract/language.ts";
import type { texts as german } from "./text.de.ts";

export const texts = {
	status: {
		CREATED: "Starting",
		IN_PROGRESS: "Running",
		FINISHED: "Finished",
		FAILED: "Failed",
		CANCELED: "Canceled",
	},
	canceling: "The task is being canceled...",
	task: "Task",
	tasks: "Tasks",
	running: (count: number) => (count === 1 ? "1 task running" : `${count} tasks running`),
	ended: (count: number) => (count === 1 ? "1 task ended" : `${count} tasks ended`),
	showAll: "Show tasks",
	hideAll: "Collapse tasks",
	cancel: "Cancel task",
	cancelTitle: "Cancel the task?",
	cancelText: (description: string) =>
		`“${description}” will be stopped. What is done already remains.`,
	keepRunning: "Keep running",
	remove: "Remove task",
	download: "Download",
	downloadOf: (description) => `Download ${description}`,
	startedAt: "Started",
	finishedAt: "Ended",
	progress: "Progress",
	protocol: "Log",
	protocolEmpty: "The log is empty.",
	protocolLater: "The log appears as soon as the task has ended.",
	notLoaded: "The task could not be loaded.",
	gone: "The task no longer exists.",
	severity: {
		INFO: "Note",
		WARNING: "Warning",
		ERROR: "Error",
	},
	withWarnings: "With warnings",
	withErrors: "With errors",
	deleting: "Delete task",
} as const satisfies Words<typeof german>;
