import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";

/** Headers of every answer. Scripts come from here only; styles may be inline because the components set widths. */
export function securityHeaders(config: Config) {
	const https = config.publicUrl.startsWith("https:");
	const policy = [
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
	return async (request: FastifyRequest, reply: FastifyReply) => {
		reply.header("content-security-policy", policy);
		reply.header("x-content-type-options", "nosniff");
		reply.header("referrer-policy", "same-origin");
		reply.header("x-frame-options", "DENY");
		reply.header("cross-origin-opener-policy", "same-origin");
		reply.header(
			"permissions-policy",
			"camera=(), microphone=(), geolocation=(self)",
		);
		if (https) {
			reply.header("strict-transport-security", "max-age=31536000");
		}
		if (request.url.startsWith("/api/")) {
			reply.header("cache-control", "no-store");
			reply.header("x-trace-id", request.id);
		}
	};
}
