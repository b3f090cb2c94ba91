import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "#kit/contract/language.ts";
import { commonRefusals, type ErrorAnswer, type Refusal } from "#kit/contract/refusal.ts";
import { isDatabaseAway } from "../database-away.ts";
import { type RefusalFacts, Refused } from "../refusals/refuse.ts";
import { violatedConstraint } from "../refusals/violated-constraint.ts";
import type { ErrorTexts } from "../texts.ts";
import { refusedLine } from "./refused-line.ts";

/** The one error handler of the server: every failure becomes the same body; what nobody expected is logged with its trace. */
export function answerError(
	texts: ErrorTexts,
	language: Language,
	error: unknown,
	request: FastifyRequest,
	reply: FastifyReply,
): FastifyReply {
	const traceId = request.id;
	const { refusal, facts } = refusalOf(error);
	if (refusal === commonRefusals.unknown) {
		request.log.error({ err: error, traceId }, "unexpected failure");
	} else if (isRefusedValue(error)) {
		request.log.warn({ err: error, traceId }, "a value that only the database refused");
	} else if (refusal.status === 403) {
		request.log.warn(refusedLine(request, refusal.code, facts), "refused");
	}
	const retryAfter = facts.timeUntilRetry ?? (refusal.status === 503 ? 1 : undefined);
	if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
	if (refusal === commonRefusals.tooLarge) hearOut(request, reply);
	return reply.status(refusal.status).send(errorBody(texts, language, traceId, refusal, facts));
}

/** Twice the largest file that any operation takes. */
const heardOutBytes = 40 * 1024 * 1024;

/**
 * A connection that is closed while its body is still being sent is reset, and the sender never reads why. So a body that was
 * refused for its length is read to its end and thrown away, within the time that every request has; one without bounds is cut.
 */
function hearOut({ headers }: FastifyRequest, reply: FastifyReply): void {
	if (Number(headers["content-length"]) <= heardOutBytes) reply.removeHeader("connection");
}

export function errorBody(
	texts: ErrorTexts,
	language: Language,
	traceId: string,
	{ error, code }: Refusal,
	{ parameters, details = [], ...rest }: RefusalFacts,
): ErrorAnswer {
	const message = texts.message(language, code, parameters);
	return { error, code, message, details, traceId, ...rest };
}

function refusalOf(error: unknown): { refusal: Refusal; facts: RefusalFacts } {
	if (error instanceof Refused) return { refusal: error.refusal, facts: error.facts };
	if (isDatabaseAway(error)) return { refusal: commonRefusals.maintenance, facts: {} };
	const violation = violatedConstraint(error);
	if (violation !== undefined && violation.kind !== "CHECK")
		return { refusal: commonRefusals.staleVersion, facts: {} };
	if (isRefusedValue(error)) return { refusal: commonRefusals.malformed, facts: {} };
	const { statusCode, code } = (error ?? {}) as Partial<FastifyError>;
	if (code === "FST_ERR_CTP_BODY_TOO_LARGE" || statusCode === 413) {
		return { refusal: commonRefusals.tooLarge, facts: {} };
	}
	if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
		return { refusal: commonRefusals.malformed, facts: {} };
	}
	return { refusal: commonRefusals.unknown, facts: {} };
}

/** SQLSTATEs of values that are too long, out of range or nothing of their type, and of all constraints. */
const refusedValue =
	/^(22(001|003|007|008|018|019|021|023|025|01B|P02|P03|P05|03[0-9A-G])|23[0-9A-Z]{3})$/;

/**
 * Whether the database refused a value, or a row as others now are: the schemas should have told, yet it is no failure of the
 * server.
 */
function isRefusedValue(error: unknown): boolean {
	const { code } = (error ?? {}) as { readonly code?: unknown };
	return typeof code === "string" && refusedValue.test(code);
}
