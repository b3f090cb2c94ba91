import { lastEventId } from "#kit/contract/headers.ts";
import { streamLive as streamLiveEndpoint } from "#kit/contract/live.ts";
import type { RawReadContext } from "../http/context.ts";
import { serve } from "../http/serve.ts";
import { LiveStream } from "./live-stream.ts";

const contract = { streamLive: streamLiveEndpoint } as const;

/** Of the kit itself: live messages belong to no area. */
export const routes = serve(contract, { streamLive });

/** Turns the answer into an open stream of messages. */
async function streamLive(context: RawReadContext): Promise<void> {
	const { request, reply, services } = context;
	const last = request.headers[lastEventId];
	for (const [name, value] of Object.entries(reply.getHeaders())) {
		if (value !== undefined) reply.raw.setHeader(name, value);
	}
	reply.hijack();
	reply.raw.writeHead(200, {
		"content-type": "text/event-stream; charset=utf-8",
		"cache-control": "no-store",
		// reverse proxies must hand each message on at once
		"x-accel-buffering": "no",
	});
	services.live.join(
		new LiveStream(context.session, reply.raw),
		typeof last === "string" ? last : undefined,
	);
}
