import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieValue } from "./cookie-value.ts";

/** `__Host-` binds a cookie to this host over https; plain http (local trial) cannot carry it. */
export function cookieName(protocol: string, base: string): string {
	return protocol === "https" ? `__Host-${base}` : base;
}

export const sessionCookie = "stundwerk";
/** One's own session, kept aside while acting as somebody else. */
export const ownSessionCookie = "stundwerk-own";

export function readCookie(request: FastifyRequest, base: string): string | undefined {
	const name = cookieName(request.protocol, base);
	return cookieValue(request.headers.cookie, name);
}

/** @param maxAge seconds; undefined = until the browser is closed */
export function setCookie(
	request: FastifyRequest,
	reply: FastifyReply,
	base: string,
	value: string,
	maxAge?: number,
): void {
	reply.setCookie(cookieName(request.protocol, base), value, {
		path: "/",
		httpOnly: true,
		sameSite: "lax",
		secure: request.protocol === "https",
		...(maxAge === undefined ? {} : { maxAge }),
	});
}

export function clearCookie(request: FastifyRequest, reply: FastifyReply, base: string): void {
	reply.clearCookie(cookieName(request.protocol, base), {
		path: "/",
		httpOnly: true,
		sameSite: "lax",
		secure: request.protocol === "https",
	});
}
