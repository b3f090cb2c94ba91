import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";

/** Scripts come from here only; styles may be inline because components set widths. */
const pagePolicy = [
	"default-src 'self'",
	"script-src 'self'",
	"style-src 'self' 'unsafe-inline'",
	"img-src 'self' data: blob:",
	"font-src 'self'",
	"connect-src 'self'",
	"worker-src 'self'",
	"object-src 'none'",
	"base-uri 'none'",
	"form-action 'self'",
	"frame-ancestors 'none'",
].join("; ");

/** Of whatever is answered: its type is what it says, and this host and those below it are asked by https alone for a year. */
function headersOfAll({ publicUrl }: Config) {
	return {
		"x-content-type-options": "nosniff",
		...(publicUrl.startsWith("https:") && {
			"strict-transport-security": "max-age=31536000; includeSubDomains",
		}),
	};
}

/** Of what the API answers; few, because each costs on every call. */
export function headersOfData(config: Config): Readonly<Record<string, string>> {
	return {
		...headersOfAll(config),
		// data is never shown as a page; should a browser try, nothing in it may run
		"content-security-policy": "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
		"cache-control": "no-store",
	};
}

/** Headers of every answer. */
export function securityHeaders(config: Config) {
	const ofPages = {
		...headersOfAll(config),
		"content-security-policy": pagePolicy,
		"referrer-policy": "same-origin",
		"x-frame-options": "DENY",
		"cross-origin-opener-policy": "same-origin",
		"permissions-policy": "camera=(), microphone=(), geolocation=(self)",
	};
	const ofData = headersOfData(config);
	return (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
		if (request.url.startsWith("/api/")) {
			reply.headers(ofData).header("x-trace-id", request.id);
		} else {
			reply.headers(ofPages);
		}
		done();
	};
}
