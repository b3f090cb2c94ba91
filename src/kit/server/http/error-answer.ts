import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { Language } from "#kit/contract/language.ts";
import { commonRefusals, type ErrorAnswer, type Refusal } from "#kit/contract/refusal.ts";
import { isDatabaseAway } from "../database/database-away.ts";
import { type RefusalFacts, Refused } from "../refuse.ts";
import type { ErrorTexts } from "../texts.ts";

/** What is answered instead of success. */
export interface Failure {
	readonly status: number;
	readonly body: ErrorAnswer;
	/** Header retry-after, in seconds. */
	readonly retryAfter: string | undefined;
	/** Nobody expected it: it belongs into the log. */
	readonly unexpected: boolean;
}

/** Every failure becomes the same body. */
export function failureOf(
	texts: ErrorTexts,
	language: Language,
	error: unknown,
	traceId: string,
): Failure {
	const { refusal, facts } = refusalOf(error);
	const { parameters = [], details = [], ...rest } = facts;
	const retry = rest.timeUntilRetry ?? (refusal.status === 503 ? 1 : undefined);
	return {
		status: refusal.status,
		body: {
			error: refusal.error,
			code: refusal.code,
			message: texts.message(language, refusal.code, parameters),
			details,
			traceId,
			...rest,
		},
		retryAfter: retry === undefined ? undefined : String(retry),
		unexpected: refusal === commonRefusals.unknown,
	};
}

/** The one error handler of the server; what nobody expected is logged with its trace. */
export function answerError(
	texts: ErrorTexts,
	language: Language,
	error: unknown,
	request: FastifyRequest,
	reply: FastifyReply,
): FastifyReply {
	const failure = failureOf(texts, language, error, request.id);
	if (failure.unexpected) {
		request.log.error({ err: error, traceId: request.id }, "unexpected failure");
	}
	if (failure.retryAfter !== undefined) {
		reply.header("retry-after", failure.retryAfter);
	}
	return reply.status(failure.status).send(failure.body);
}

function refusalOf(error: unknown): {
	refusal: Refusal;
	facts: RefusalFacts;
} {
	if (error instanceof Refused) {
		return { refusal: error.refusal, facts: error.facts };
	}
	if (isDatabaseAway(error)) {
		return { refusal: commonRefusals.maintenance, facts: {} };
	}
	const { statusCode, code } = (error ?? {}) as Partial<FastifyError>;
	if (code === "FST_ERR_CTP_BODY_TOO_LARGE" || statusCode === 413) {
		return { refusal: commonRefusals.tooLarge, facts: {} };
	}
	if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
		return { refusal: commonRefusals.malformed, facts: {} };
	}
	return { refusal: commonRefusals.unknown, facts: {} };
}
