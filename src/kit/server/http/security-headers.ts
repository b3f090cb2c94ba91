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
	"base-uri 'self'",
	"form-action 'self'",
	"frame-ancestors 'none'",
].join("; ");

/** Headers of every answer. Those of the API are few, because each costs on every call. */
export function securityHeaders(config: Config) {
	const transport = config.publicUrl.startsWith("https:")
		? { "strict-transport-security": "max-age=31536000" }
		: {};
	const ofPages = {
		"content-security-policy": pagePolicy,
		"x-content-type-options": "nosniff",
		"referrer-policy": "same-origin",
		"x-frame-options": "DENY",
		"cross-origin-opener-policy": "same-origin",
		"permissions-policy": "camera=(), microphone=(), geolocation=(self)",
		...transport,
	};
	// data is never shown as a page; should a browser try, nothing in it may run
	const ofData = {
		"content-security-policy": "default-src 'none'; frame-ancestors 'none'",
		"x-content-type-options": "nosniff",
		"cache-control": "no-store",
		...transport,
	};
	return (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
		if (request.url.startsWith("/api/")) {
			reply.headers(ofData).header("x-trace-id", request.id);
		} else {
			reply.headers(ofPages);
		}
		done();
	};
}
