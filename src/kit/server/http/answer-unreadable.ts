import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { defaultLanguage } from "#kit/contract/language.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Config } from "../config.ts";
import type { ErrorTexts } from "../texts.ts";
import { errorBody } from "./error-answer.ts";
import { headersOfData } from "./security-headers.ts";

const statuses: Readonly<Record<string, number>> = {
	ERR_HTTP_REQUEST_TIMEOUT: 408,
	HPE_HEADER_OVERFLOW: 431,
};

/**
 * Answers what is no HTTP, was sent too slowly or has headers that are too long, and ends the connection. No request was read, so
 * nobody knows the language.
 */
export function answerUnreadable(
	config: Config,
	texts: ErrorTexts,
	newTraceId: () => string,
	onTooSlow: () => void,
) {
	const headers = Object.entries(headersOfData(config)).map(([name, value]) => `${name}: ${value}`);
	return ({ code = "" }: NodeJS.ErrnoException, socket: Socket): void => {
		if (code === "ECONNRESET" || socket.destroyed) return;
		const status = statuses[code] ?? 400;
		if (status === 408) onTooSlow();
		const { malformed } = commonRefusals;
		const body = JSON.stringify(errorBody(texts, defaultLanguage, newTraceId(), malformed, {}));
		const head = [
			`HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
			"content-type: application/json; charset=utf-8",
			`content-length: ${Buffer.byteLength(body)}`,
			...headers,
			"connection: close",
		];
		if (socket.writable) socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
		socket.destroySoon();
	};
}
