import { defineRetention } from "#kit/server/jobs/define-retention.ts";
import { deleteOldResets } from "./sql.ts";

export const crons = [
	defineRetention({ rule: "password-resets", keptForDays: 1, forget: deleteOldResets }),
];
