import type { FastifyReply, FastifyRequest } from "fastify";
import { compressedBody, encodingFor, encodingHeaders } from "./compressed-body.ts";

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
	reply.headers(Object.fromEntries(encodingHeaders(encoding)));
	return compressedBody(body, encoding);
}
