/**
 * What the server may answer instead of success. `error` is the row of the error catalogue, `code` says precisely why.
 * Features declare their own refusals in `contract.ts`; every code has a text in German and English.
 */
export type ErrorKind =
	| "ClientUnauthorized"
	| "InvalidRole"
	| "Forbidden"
	| "ForbiddenAction"
	| "EntityNotFound"
	| "InvalidAction"
	| "RuleViolation"
	| "TooManyAttempts"
	| "Maintenance"
	| "StatusCode"
	| "UnknownError";

const statusOfKind: Record<Exclude<ErrorKind, "StatusCode">, number> = {
	ClientUnauthorized: 401,
	InvalidRole: 403,
	Forbidden: 403,
	ForbiddenAction: 403,
	EntityNotFound: 404,
	InvalidAction: 409,
	RuleViolation: 422,
	TooManyAttempts: 429,
	Maintenance: 503,
	UnknownError: 500,
};

export interface Refusal<Code extends string = string> {
	readonly error: ErrorKind;
	readonly code: Code;
	readonly status: number;
}

export function refusal<Code extends string>(
	error: Exclude<ErrorKind, "StatusCode">,
	code: Code,
): Refusal<Code> {
	return { error, code, status: statusOfKind[error] };
}

/** A refusal outside the catalogue's kinds: an HTTP status with its own code. */
export function statusRefusal<Code extends string>(status: number, code: Code): Refusal<Code> {
	return { error: "StatusCode", code, status };
}

/** Refusals that any endpoint may answer; they need not be declared again. */
export const commonRefusals = {
	unauthenticated: refusal("ClientUnauthorized", "UNAUTHENTICATED"),
	invalidRole: refusal("InvalidRole", "INVALID_ROLE"),
	forbidden: refusal("Forbidden", "FORBIDDEN"),
	foreignOrigin: refusal("ForbiddenAction", "FOREIGN_ORIGIN"),
	notFound: refusal("EntityNotFound", "NOT_FOUND"),
	staleVersion: refusal("InvalidAction", "STALE_VERSION"),
	/** Passwords and ways in are left alone while somebody acts as another person. */
	impersonating: refusal("ForbiddenAction", "IMPERSONATING"),
	/** More is asked than is answered at once; carries `timeUntilRetry`. */
	tooManyRequests: refusal("TooManyAttempts", "TOO_MANY_REQUESTS"),
	/** Of whatever would change a closed month; carries `facts` { month, userId, firstName, lastName }. */
	monthClosed: refusal("RuleViolation", "MONTH_CLOSED"),
	/** Of a rule, plan or template that closed months were reckoned by; carries `facts` { month }. */
	versionInClosedMonth: refusal("RuleViolation", "VERSION_IN_CLOSED_MONTH"),
	malformed: statusRefusal(400, "MALFORMED"),
	tooLarge: statusRefusal(413, "TOO_LARGE"),
	maintenance: refusal("Maintenance", "MAINTENANCE"),
	unknown: refusal("UnknownError", "UNKNOWN"),
} as const;

export interface FieldFault {
	readonly field: string;
	readonly text: string;
}

/** The body of every answer that is not a success. */
export interface ErrorAnswer {
	readonly error: ErrorKind;
	readonly code: string;
	/** In the language of the request. */
	readonly message: string;
	readonly details: readonly FieldFault[];
	readonly traceId: string;
	/** Forbidden: the permission that is missing and the level needed. */
	readonly permission?: string;
	readonly level?: string;
	/** TooManyAttempts: seconds. */
	readonly timeUntilRetry?: number;
	/** RuleViolation: what was violated, as data. */
	readonly violations?: readonly unknown[];
	/** Further facts that belong to the code (e.g. the password policy). */
	readonly facts?: Readonly<Record<string, unknown>>;
}
