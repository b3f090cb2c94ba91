import type { LogFunctionFactory } from "graphile-worker";
import type { Logger } from "pino";

/** The queue's own log in ours; its everyday lines are for debugging only. */
export function queueLogger(log: Logger): LogFunctionFactory {
	return (scope) => (level, message) => {
		const write = level === "error" || level === "warning" ? "warn" : "debug";
		log[write]({ ...scope }, `jobs: ${message}`);
	};
}
