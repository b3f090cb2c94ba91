import { defineRetention } from "#kit/server/jobs/define-retention.ts";
import { deleteOldAttempts } from "./sql.ts";

export const crons = [
	defineRetention({ rule: "sso-attempts", keptForDays: 1, forget: deleteOldAttempts }),
];
