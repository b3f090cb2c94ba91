import type { IncomingHttpHeaders } from "node:http";
import { requestHeaders } from "#kit/contract/headers.ts";
import { defaultLanguage, isLanguage } from "#kit/contract/language.ts";
import type { Services } from "../services.ts";
import type { RequestFacts } from "./context.ts";

/** What the headers say that every use case may want to know. */
export function requestFacts(
	services: Services,
	headers: IncomingHttpHeaders,
	now: Date,
	traceId: string,
): RequestFacts {
	const language = headers[requestHeaders.language];
	const timeZone = headers[requestHeaders.timeZone];
	return {
		services,
		now,
		language: isLanguage(language) ? language : defaultLanguage,
		timeZone: typeof timeZone === "string" ? timeZone : undefined,
		traceId,
	};
}
