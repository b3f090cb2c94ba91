import type { ErrorKind } from "#kit/contract/refusal.ts";
import { alertDialog } from "#kit/ui/dialog/alert-dialog.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { ApiError, NetworkError } from "../api-error.ts";
import { connection } from "../connection.ts";
import { sessionExpired, sessionOfInvalidRole } from "../session/end-session.ts";
import { texts } from "../text.ts";
import { currentTexts } from "../texts.ts";
import { serverNotFound } from "./server-not-found.ts";

export interface ErrorContext {
	/** What was being done, as the title of the message. */
	readonly context?: string | undefined;
	/** Offered where trying again may help. */
	readonly retry?: (() => void) | undefined;
}

/** The one error handler of the browser: each row of the error catalogue has its way of being shown. */
export function handleError(error: unknown, given: ErrorContext = {}): void {
	if (error instanceof DOMException && error.name === "AbortError") return;
	if (error instanceof NetworkError) serverNotFound();
	else if (error instanceof ApiError) rows[error.error](error, given);
	else unexpected(error, given);
}

type Row = (error: ApiError, given: ErrorContext) => void;

const rows: Record<ErrorKind, Row> = {
	ClientUnauthorized: () => sessionExpired(),
	InvalidRole: () => sessionOfInvalidRole(),
	Forbidden: accessDenied,
	ForbiddenAction: accessDenied,
	EntityNotFound: (error, { context }) =>
		console.info("EntityNotFound", context, error.message, error.traceId),
	InvalidAction: actionFailed,
	RuleViolation: tell,
	TooManyAttempts: tell,
	Maintenance: () => connection.set("maintenance"),
	StatusCode: tell,
	UnknownError: tell,
};

/** Sentences of the catalogue that hold for a code wherever it comes from; the server's own message stands for all others. */
const sentences = new Map<string, (error: ApiError) => string | undefined>([
	["BULK_DELETE_PARTLY_FAILED", bulkDelete],
]);

const messageOf = (error: ApiError): string => sentences.get(error.code)?.(error) ?? error.message;

function bulkDelete({ facts }: ApiError): string | undefined {
	const count = facts?.count;
	return typeof count === "number" ? currentTexts(texts).errors.bulkDelete(count) : undefined;
}

async function accessDenied(error: ApiError): Promise<void> {
	const t = currentTexts(texts).errors;
	const needs =
		error.permission === undefined
			? error.message || t.forbiddenText
			: await needed(error.permission, error.level);
	void alertDialog({ title: t.forbidden, text: `${needs}\n${t.forbiddenAdvice}` });
}

/** Names of rights are not part of the start; without them the dialog still says what happened. */
async function needed(key: string, level: ApiError["level"]): Promise<string> {
	try {
		const { missingRight } = await import("./missing-right.ts");
		return missingRight(key, level);
	} catch {
		return currentTexts(texts).errors.forbiddenText;
	}
}

async function actionFailed(error: ApiError, { retry }: ErrorContext): Promise<void> {
	const t = currentTexts(texts).errors;
	const answer = await alertDialog({
		title: t.invalidAction,
		text: messageOf(error),
		lines: linesOf(error),
		action: retry && t.retry,
	});
	if (answer === "action") retry?.();
}

/** Details have to be read, so they wait in a dialog; a bare sentence passes by. */
function tell(error: ApiError, { context }: ErrorContext): void {
	const t = currentTexts(texts).errors;
	const message = messageOf(error) || (error.status >= 500 ? t.internal : t.unknown);
	const title = context ?? t.error;
	const trace = error.status >= 500 && error.traceId !== "" ? t.trace(error.traceId) : "";
	if (error.details.length > 0) {
		void alertDialog({ title, text: message, lines: linesOf(error) });
	} else {
		toast({
			type: "error",
			title,
			text: [message, trace].filter((part) => part !== "").join(" · "),
		});
	}
}

function unexpected(error: unknown, { context }: ErrorContext): void {
	const t = currentTexts(texts).errors;
	console.error(context ?? "unexpected failure", error);
	toast({ type: "error", title: context ?? t.error, text: t.unknown });
}

function linesOf(error: ApiError): string[] {
	return error.details.map(({ field, text }) => `${field}: ${text}`);
}
