import { deleteExpiredFiles } from "#kit/server/files/sql.ts";
import { defineRetention } from "#kit/server/jobs/define-retention.ts";

export const crons = [
	// each file says itself until when it is kept
	defineRetention({ rule: "files", keptForDays: 0, forget: deleteExpiredFiles }),
];
