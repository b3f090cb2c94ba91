import { deleteExpiredFiles } from "../../../../kit/server/files/delete-expired-files.ts";
import { defineCron } from "../../../../kit/server/jobs/define-cron.ts";

export const crons = [
	defineCron({
		name: "delete-expired-files",
		everyMinutes: 1440,
		run: deleteExpiredFiles,
	}),
];
