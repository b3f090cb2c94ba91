import type { FastifyRequest } from "fastify";
import { requestHeaders } from "#kit/contract/headers.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { refuse } from "../refusals/refuse.ts";

/**
 * Refuses writing requests that another site may have caused: they need our own Origin or Sec-Fetch-Site: same-origin,
 * JSON (or a file where one is expected) as the body, and the header x-client-version, which no form can send.
 */
export function checkOrigin(request: FastifyRequest, publicUrl: string, takesFile = false): void {
	const { origin, "sec-fetch-site": site } = request.headers;
	const ownOrigin =
		site === "same-origin" ||
		(origin !== undefined &&
			(origin === `${request.protocol}://${request.host}` || origin === new URL(publicUrl).origin));
	const type = request.headers["content-type"];
	const isKnown =
		type === undefined ||
		/^application\/json\b/i.test(type) ||
		(takesFile && type === "application/octet-stream");
	const hasBody =
		request.headers["content-length"] !== undefined && request.headers["content-length"] !== "0";
	if (
		!ownOrigin ||
		(site !== undefined && site !== "same-origin") ||
		request.headers[requestHeaders.clientVersion] === undefined ||
		(hasBody && type === undefined) ||
		!isKnown
	) {
		refuse(commonRefusals.foreignOrigin);
	}
}
