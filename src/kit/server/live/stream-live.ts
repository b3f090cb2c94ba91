import { lastEventId } from "#kit/contract/last-event-id.ts";
import type { RawReadContext } from "../http/context.ts";
import { LiveStream } from "./live-stream.ts";

/** Turns the answer into an open stream of messages. */
export async function streamLive(context: RawReadContext): Promise<void> {
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
