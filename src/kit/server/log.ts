import { type Logger, pino } from "pino";

/** Names of fields whose values must never reach a log. */
const secretFields = [
	"password",
	"oldPassword",
	"newPassword",
	"newPasswordVerification",
	"code",
	"secret",
	"token",
	"cookie",
	"authorization",
	"state",
];

export function createLog(level: string): Logger {
	return pino({
		level,
		base: null,
		timestamp: pino.stdTimeFunctions.isoTime,
		redact: {
			paths: secretFields.flatMap((field) => [
				field,
				`*.${field}`,
				`*.*.${field}`,
			]),
			censor: "[hidden]",
		},
	});
}
