import type { IncomingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, type InputType, zstdCompress } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Shorter bodies fit in a few packets anyway. */
const worthwhileLength = 10_000;

/** The dearer levels of each take several times as long to save a few more hundredths. */
const compressors = {
	zstd: (body: InputType) =>
		promisify(zstdCompress)(body, { params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
	br: (body: InputType) =>
		promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
	gzip: (body: InputType) => promisify(gzip)(body, { level: 1 }),
} as const;

type Encoding = keyof typeof compressors;

const preferred = Object.keys(compressors) as Encoding[];

/** Compresses the body of an answer that is worth it. Only for routes that answer JSON: files and streams go as they are. */
export async function compressAnswer(
	request: FastifyRequest,
	reply: FastifyReply,
	body: unknown,
): Promise<unknown> {
	// refusals are short, and what answers HEAD loses its body: nobody would get it
	const isLeft = reply.statusCode >= 300 || request.method === "HEAD";
	if (typeof body !== "string" || isLeft) return body;
	const encoding = encodingFor(request.headers, body);
	if (encoding === undefined) return body;
	// another asker may get another body
	reply.headers({ "content-encoding": encoding, vary: "accept-encoding" });
	// node compresses in its own threads: other requests go on meanwhile
	return compressors[encoding](body);
}

/**
 * How the body of an answer is to be compressed; undefined where it stays plain: it is short, or nobody asked for it.
 *
 * The length of a compressed body tells whether a text somebody else chose stands in it twice (BREACH). Nothing secret
 * stands in the bodies beside such texts: session cookies are `httpOnly`, no form takes a token, keys and passwords are
 * answered once and to a POST. And an attacker who chooses the texts must be able to ask again and again with the cookie of
 * another: `SameSite=Lax` leaves navigation, and what another site starts is answered plain.
 */
function encodingFor(headers: IncomingHttpHeaders, body: string): Encoding | undefined {
	if (body.length < worthwhileLength || isStartedElsewhere(headers)) return undefined;
	const accepted = acceptedEncodings(headers["accept-encoding"] ?? "");
	return preferred.find((encoding) => accepted.has(encoding));
}

function isStartedElsewhere(headers: IncomingHttpHeaders): boolean {
	const site = headers["sec-fetch-site"];
	return site === "cross-site" || site === "same-site";
}

/** Example: `gzip;q=0.8, br, zstd;q=0` → gzip, br. */
function acceptedEncodings(header: string): Set<string> {
	const accepted = header
		.toLowerCase()
		.split(",")
		.map((one) => one.split(";").map((part) => part.trim()))
		.filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ""));
	return new Set(accepted.map(([name = ""]) => name));
}
