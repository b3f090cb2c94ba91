import type { ServerResponse } from "node:http";
import type { PermissionMap } from "../../../domain/access/permission-map.ts";
import type { Session } from "../session.ts";

/** A reader that lets this much pile up is cut; it comes back and fetches again. */
const longestBacklog = 256 * 1024;

/** One open connection of a browser. Holds no more of the session than delivery needs. */
export class LiveStream {
	readonly tenantId: string;
	readonly sessionId: string;
	readonly userId: string;
	permissions: PermissionMap;
	readonly #response: ServerResponse;

	constructor(session: Session, response: ServerResponse) {
		this.tenantId = session.tenantId;
		this.sessionId = session.sessionId;
		this.userId = session.userId;
		this.permissions = session.permissions;
		this.#response = response;
	}

	send(bytes: Buffer): void {
		if (this.#response.writableLength > longestBacklog) {
			this.#response.destroy();
			return;
		}
		this.#response.write(bytes);
	}

	end(last?: Buffer): void {
		this.#response.end(last);
	}

	onClosed(listener: () => void): void {
		this.#response.once("close", listener);
	}
}
