import type { RequestListener } from "node:http";
import type { FastifyInstance } from "fastify";
import type { PeerProtocols } from "./peer-protocols.ts";
import type { QuickReads } from "./quick-reads.ts";

/** Lets quick reads have each request first. A server that is closing answers nothing quickly: the framework says so. */
export function putBeforeFramework(
	app: FastifyInstance,
	quickReads: QuickReads,
	protocols: PeerProtocols,
): void {
	let closing = false;
	app.addHook("preClose", async () => {
		closing = true;
	});
	if (protocols.behindProxy) {
		app.addHook("onRequest", (request, _reply, done) => {
			protocols.learn(request);
			done();
		});
	}
	// exchanging the listener keeps the server as the framework set it up, with its time limits
	const listeners = app.server.listeners("request") as RequestListener[];
	app.server.removeAllListeners("request");
	app.server.on("request", (request, response) => {
		if (!closing && quickReads.answer(request, response)) return;
		for (const listener of listeners) {
			listener.call(app.server, request, response);
		}
	});
}
