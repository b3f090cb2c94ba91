import type { ErrorAnswer, ErrorKind, FieldFault } from "#kit/contract/refusal.ts";

/** What the server refused, with all it said. */
export class ApiError extends Error implements ErrorAnswer {
	readonly status: number;
	readonly error: ErrorKind;
	readonly code: string;
	readonly details: readonly FieldFault[];
	readonly traceId: string;
	declare readonly permission?: string;
	declare readonly level?: string;
	declare readonly timeUntilRetry?: number;
	declare readonly violations?: readonly unknown[];
	declare readonly facts?: Readonly<Record<string, unknown>>;

	constructor(status: number, answer: ErrorAnswer) {
		super(answer.message);
		this.name = "ApiError";
		Object.assign(this, answer);
		this.status = status;
		this.error = answer.error;
		this.code = answer.code;
		this.details = answer.details;
		this.traceId = answer.traceId;
	}
}

/** The server was not reached at all ("Failed to fetch"). */
export class NetworkError extends Error {
	constructor(cause: unknown) {
		super("Failed to fetch", { cause });
		this.name = "NetworkError";
	}
}

export function isApiError(error: unknown, code?: string): error is ApiError {
	return error instanceof ApiError && (code === undefined || error.code === code);
}

/** Errors about the whole session or connection, whatever was being done. */
export function concernsAll(error: unknown): boolean {
	return (
		error instanceof NetworkError ||
		(error instanceof ApiError &&
			["ClientUnauthorized", "InvalidRole", "Maintenance"].includes(error.error))
	);
}
