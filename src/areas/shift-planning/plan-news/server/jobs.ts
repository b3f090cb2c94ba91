import { defineRetention } from "#kit/server/jobs/define-retention.ts";
import { deleteOldNews } from "./sql.ts";

export const crons = [
	defineRetention({ rule: "shift-news", keptForDays: 30, forget: deleteOldNews }),
];
