import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import { type PermissionItem, permissionMap } from "../session.ts";
import type { LiveRoom } from "./live-room.ts";
import { frame } from "./live-stream.ts";
import { openSessions } from "./sql.ts";

interface OpenSession {
	readonly [column: string]: unknown;
	readonly id: string;
	readonly permissions: readonly PermissionItem[];
	readonly unitId: string;
}

/** Checks sessions of open connections, several at once: ends those that are over, renews the grants of the others. */
export class SessionWatch {
	readonly #database: Database;
	readonly #clock: Clock;
	readonly #roomOf: (tenantId: string) => LiveRoom | undefined;
	/** Sessions still to check by tenant; "all" of it. */
	readonly #waiting = new Map<string, Set<string> | "all">();
	#checking = false;

	constructor(
		database: Database,
		clock: Clock,
		roomOf: (tenantId: string) => LiveRoom | undefined,
	) {
		this.#database = database;
		this.#clock = clock;
		this.#roomOf = roomOf;
	}

	/** @param sessionIds all of the tenant when left out */
	check(tenantId: string, sessionIds?: readonly string[]): void {
		if (sessionIds?.length === 0) return;
		const known = this.#waiting.get(tenantId);
		this.#waiting.set(
			tenantId,
			known === "all" || sessionIds === undefined
				? "all"
				: new Set([...(known ?? []), ...sessionIds]),
		);
		if (!this.#checking) void this.#checkAll();
	}

	async #checkAll(): Promise<void> {
		this.#checking = true;
		while (this.#waiting.size > 0) {
			const batch = [...this.#waiting];
			this.#waiting.clear();
			for (const [tenantId, sessions] of batch) {
				const room = this.#roomOf(tenantId);
				if (room !== undefined) await this.#checkRoom(tenantId, room, sessions);
			}
		}
		this.#checking = false;
	}

	async #checkRoom(
		tenantId: string,
		room: LiveRoom,
		sessions: ReadonlySet<string> | "all",
	): Promise<void> {
		const streams = [...room.streams].filter(
			(stream) => sessions === "all" || sessions.has(stream.sessionId),
		);
		if (streams.length === 0) return;
		const ids = [...new Set(streams.map((stream) => stream.sessionId))];
		let rows: readonly OpenSession[];
		try {
			rows = await this.#database.once<OpenSession>(
				tenantId,
				openSessions(tenantId, ids, this.#clock.now()),
			);
		} catch {
			// unknown is not ended: all are checked again when the database is back, and once a minute
			return;
		}
		const open = new Map(rows.map((row) => [row.id, row]));
		for (const stream of streams) {
			const found = open.get(stream.sessionId);
			if (found === undefined) stream.end(farewell);
			else {
				stream.permissions = permissionMap(found.permissions);
				stream.unitId = found.unitId;
			}
		}
		room.permissionsChanged();
	}
}

const farewell = frame({ kind: "sessionEnded" }, "end");
