import type { FastifyRequest } from "fastify";
import type { RequestContext } from "./context.ts";

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

/**
 * One cookie out of the header; the first where a name comes twice. Nothing else of the header is read, since every
 * request pays for it.
 */
export function cookieValue(header: string | undefined, name: string): string | undefined {
	if (header === undefined) return undefined;
	let from = 0;
	while (from < header.length) {
		const semicolon = header.indexOf(";", from);
		const end = semicolon < 0 ? header.length : semicolon;
		const equals = header.indexOf("=", from);
		if (equals < 0) return undefined;
		if (equals < end && header.slice(from, equals).trim() === name) {
			return decoded(header.slice(equals + 1, end).trim());
		}
		from = end + 1;
	}
	return undefined;
}

function decoded(value: string): string {
	if (!value.includes("%")) return value;
	try {
		return decodeURIComponent(value);
	} catch {
		// not ours: we encode what we set
		return value;
	}
}

export type Exchange = Pick<RequestContext, "request" | "reply">;

const optionsOf = ({ protocol }: FastifyRequest) =>
	({ path: "/", httpOnly: true, sameSite: "lax", secure: protocol === "https" }) as const;

/** @param maxAge seconds; undefined = until the browser is closed */
export function setCookie(
	{ request, reply }: Exchange,
	base: string,
	value: string,
	maxAge?: number,
): void {
	reply.setCookie(cookieName(request.protocol, base), value, {
		...optionsOf(request),
		...(maxAge === undefined ? {} : { maxAge }),
	});
}

/** Of what is no secret, and what the page may change, too. */
export function keepOpenCookie(
	{ request, reply }: Exchange,
	base: string,
	value: string,
	maxAge: number,
): void {
	const options = { ...optionsOf(request), httpOnly: false, maxAge };
	reply.setCookie(cookieName(request.protocol, base), value, options);
}

export function clearCookie({ request, reply }: Exchange, base: string): void {
	reply.clearCookie(cookieName(request.protocol, base), optionsOf(request));
}
