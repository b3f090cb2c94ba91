import type { ServerResponse } from "node:http";
import type { PermissionMap } from "#domain/access/permission-map.ts";
import type { LiveMessage } from "#kit/contract/live.ts";
import type { Session } from "../session.ts";

/** A comment: keeps proxies from closing a quiet connection and lets both sides notice a dead one. */
export const heartbeat = Buffer.from(":\n\n");

/** A reader that lets this much pile up is cut; it comes back and fetches again. */
const longestBacklog = 256 * 1024;

/** How long a reader has to take the last message. */
const farewellMs = 2000;

/** One open connection of a browser. Holds no more of the session than delivery needs. */
export class LiveStream {
	readonly tenantId: string;
	readonly sessionId: string;
	readonly userId: string;
	/** Who acts as that person. */
	readonly impersonatorId: string | null;
	permissions: PermissionMap;
	/** Her own. */
	unitId: string;
	readonly #response: ServerResponse;

	constructor(session: Session, response: ServerResponse) {
		this.tenantId = session.tenantId;
		this.sessionId = session.sessionId;
		this.userId = session.userId;
		this.impersonatorId = session.impersonatorId;
		this.permissions = session.permissions;
		this.unitId = session.unitId;
		this.#response = response;
		// a reader's fault is never the server's
		response.on("error", () => {});
	}

	/** Closed before anybody could listen for it, e.g. by a page that was left while its session was checked. */
	get isClosed(): boolean {
		return this.#response.destroyed;
	}

	send(bytes: Buffer): void {
		if (this.#response.writableEnded || this.#response.destroyed) return;
		if (this.#response.writableLength > longestBacklog) {
			this.#response.destroy();
			return;
		}
		this.#response.write(bytes);
	}

	end(last?: Buffer): void {
		if (this.#response.writableEnded) return;
		this.#response.end(last);
		// who has stopped reading would keep it open for ever
		setTimeout(() => this.#response.destroy(), farewellMs).unref();
	}

	onClosed(listener: () => void): void {
		this.#response.once("close", listener);
	}
}

/** One server-sent event, made once and written to every reader. */
export function frame(message: LiveMessage, place: string): Buffer {
	return Buffer.from(`id: ${place}\nevent: ${message.kind}\ndata: ${JSON.stringify(message)}\n\n`);
}
