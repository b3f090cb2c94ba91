import { type DestinationStream, type Logger, pino } from "pino";

/** Names of fields whose values must never reach a log. */
const secretFields = [
	"password",
	"oldPassword",
	"newPassword",
	"newPasswordVerification",
	"secret",
	"token",
	"cookie",
	"authorization",
];

/** Secret only as part of a request: elsewhere `code` tells what kind of failure it was. */
const secretInput = ["input", "body", "query", "params"].flatMap((part) => [
	`${part}.code`,
	`${part}.state`,
]);

/** @param destination standard output unless a test reads it */
export function createLog(level: string, destination?: DestinationStream): Logger {
	const options = {
		level,
		base: null,
		timestamp: pino.stdTimeFunctions.isoTime,
		redact: {
			paths: [
				...secretInput,
				...secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
			],
			censor: "[hidden]",
		},
	};
	return destination === undefined ? pino(options) : pino(options, destination);
}
