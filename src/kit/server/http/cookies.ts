import type { FastifyReply, FastifyRequest } from "fastify";

/** `__Host-` binds a cookie to this host over https; plain http (local trial) cannot carry it. */
function cookieName(request: FastifyRequest, base: string): string {
	return request.protocol === "https" ? `__Host-${base}` : base;
}

export const sessionCookie = "stundwerk";

export function readCookie(
	request: FastifyRequest,
	base: string,
): string | undefined {
	return request.cookies[cookieName(request, base)];
}

/** @param maxAge seconds; undefined = until the browser is closed */
export function setCookie(
	request: FastifyRequest,
	reply: FastifyReply,
	base: string,
	value: string,
	maxAge?: number,
): void {
	reply.setCookie(cookieName(request, base), value, {
		path: "/",
		httpOnly: true,
		sameSite: "lax",
		secure: request.protocol === "https",
		...(maxAge === undefined ? {} : { maxAge }),
	});
}

export function clearCookie(
	request: FastifyRequest,
	reply: FastifyReply,
	base: string,
): void {
	reply.clearCookie(cookieName(request, base), {
		path: "/",
		httpOnly: true,
		sameSite: "lax",
		secure: request.protocol === "https",
	});
}
