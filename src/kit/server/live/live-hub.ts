import type { LiveMessage } from "#kit/contract/live.ts";
import type { Clock } from "../clock.ts";
import type { Database } from "../database/database.ts";
import type { SessionCache } from "../session-cache.ts";
import type { Notice } from "./announcer.ts";
import { deliverNotice, type NoticeDesk } from "./deliver-notice.ts";
import { JobMessages } from "./job-messages.ts";
import { LiveRoom } from "./live-room.ts";
import { frame, heartbeat, type LiveStream } from "./live-stream.ts";
import { NoticeLog } from "./notice-log.ts";
import { Places } from "./places.ts";
import { SessionWatch } from "./session-watch.ts";

const heartbeatMs = 20_000;
/** Ends of sessions that nobody announces (idle, expired) are noticed within this time. */
const sweepMs = 60_000;

/**
 * All live connections of one process: takes notices of every process, decides who may know, writes to browsers, and
 * ends the connections of ended sessions.
 */
export class LiveHub {
	readonly #rooms = new Map<string, LiveRoom>();
	readonly #sessions: SessionCache;
	readonly #watch: SessionWatch;
	readonly #desk: NoticeDesk;
	readonly #timers: readonly NodeJS.Timeout[];
	readonly #log = new NoticeLog();
	readonly #hasReplica: boolean;
	#listening = false;
	#heard = 0;

	/** @param hasReplica whether readers must be told how far to read */
	constructor(database: Database, clock: Clock, sessions: SessionCache, hasReplica = false) {
		this.#hasReplica = hasReplica;
		this.#sessions = sessions;
		this.#watch = new SessionWatch(database, clock, (tenantId) => this.#rooms.get(tenantId));
		const send = (streams: Iterable<LiveStream>, message: LiveMessage) =>
			this.#send(streams, message);
		this.#desk = {
			places: new Places(database, clock),
			send,
			jobs: new JobMessages(database, (tenantId, userId, message) => {
				send(this.#rooms.get(tenantId)?.ofUser(userId) ?? [], message);
			}),
		};
		this.#timers = [
			setInterval(() => this.#heartbeat(), heartbeatMs).unref(),
			setInterval(() => this.checkSessions(), sweepMs).unref(),
		];
	}

	get size(): number {
		let size = 0;
		for (const room of this.#rooms.values()) size += room.streams.size;
		return size;
	}

	get listening(): boolean {
		return this.#listening;
	}

	/** How far messages have been sent; data read now needs none of the earlier ones. */
	get place(): string {
		return this.#log.place;
	}

	/** How far who has heard everything must read; nothing where the database alone answers. */
	get readFrom(): number | undefined {
		return this.#hasReplica ? this.#heard : undefined;
	}

	/** @param lastPlace up to where this browser knows: id of its last message, or the place of the session's answer */
	join(stream: LiveStream, lastPlace: string | undefined): void {
		if (stream.isClosed) return;
		const room = this.#rooms.get(stream.tenantId) ?? new LiveRoom();
		this.#rooms.set(stream.tenantId, room);
		room.join(stream);
		stream.onClosed(() => this.#leave(stream));
		stream.send(this.#frame(this.#connection()));
		if (lastPlace !== undefined) this.#catchUp(stream, lastPlace);
		// the session may have ended between its check and now, when nobody would have ended this connection
		this.#watch.check(stream.tenantId, [stream.sessionId]);
	}

	/** Notices of one notification, in the order of their sending. */
	hear(notices: readonly Notice[]): void {
		for (const notice of notices) {
			this.#heard = Math.max(this.#heard, notice.place ?? 0);
			this.#log.add(notice);
			this.#forget(notice);
			const room = this.#rooms.get(notice.tenantId);
			if (room === undefined) continue;
			const delivery = deliverNotice(this.#desk, room, notice);
			if (delivery !== undefined) this.#log.waitFor(delivery);
		}
	}

	/** The connection to the database that brings notices came up or went down. */
	listen(up: boolean, place = 0): void {
		if (this.#listening === up) return;
		this.#heard = Math.max(this.#heard, place);
		this.#listening = up;
		this.#log.breakOff();
		this.#sessions.enable(up);
		this.#desk.places.forgetAll();
		this.#broadcast(this.#connection());
		if (!up) return;
		this.#broadcast({ kind: "resync" });
		this.checkSessions();
	}

	/** Ends connections whose session is over, whether or not anybody said so. */
	checkSessions(): void {
		for (const tenantId of this.#rooms.keys()) this.#watch.check(tenantId);
	}

	close(): void {
		for (const timer of this.#timers) clearInterval(timer);
		for (const room of this.#rooms.values()) {
			for (const stream of room.streams) stream.end();
		}
	}

	/** Drops what this process remembers of what changed. */
	#forget({ kind, tenantId, sessionId, userId, ids }: Notice): void {
		if (kind === "UNITS" || kind === "USERS") this.#desk.places.forget(tenantId);
		if (kind !== "SESSIONS" && kind !== "ROLES" && kind !== "USERS") return;
		this.#sessions.dropTenant(tenantId);
		this.#watch.check(tenantId, this.#sessionsOf(tenantId, [sessionId, userId, ...(ids ?? [])]));
	}

	/** Sessions named by their own id, by their person's or by that of who acts for them; all of the tenant when nothing is named. */
	#sessionsOf(tenantId: string, named: readonly (string | undefined)[]): string[] | undefined {
		const ids = new Set(named.filter((id) => id !== undefined));
		if (ids.size === 0) return undefined;
		return [...(this.#rooms.get(tenantId)?.streams ?? [])]
			.filter(({ sessionId, userId, impersonatorId }) =>
				[sessionId, userId, impersonatorId ?? ""].some((id) => ids.has(id)),
			)
			.map((one) => one.sessionId);
	}

	#leave(stream: LiveStream): void {
		const room = this.#rooms.get(stream.tenantId);
		room?.leave(stream);
		if (room?.streams.size === 0) this.#rooms.delete(stream.tenantId);
	}

	/** What came while nobody listened there. */
	#catchUp(stream: LiveStream, lastPlace: string): void {
		const missed = this.#log.since(lastPlace, stream.tenantId);
		if (missed === undefined) {
			stream.send(this.#frame({ kind: "resync" }));
			return;
		}
		const alone = new LiveRoom();
		alone.join(stream);
		for (const notice of missed) {
			void deliverNotice(this.#desk, alone, notice);
		}
	}

	#connection(): LiveMessage {
		const state = this.#listening ? "CONNECTED" : "INTERRUPTED";
		return { kind: "connection", state };
	}

	#send(streams: Iterable<LiveStream>, message: LiveMessage): void {
		let bytes: Buffer | undefined;
		for (const stream of streams) {
			bytes ??= this.#frame(message);
			stream.send(bytes);
		}
	}

	#frame(message: LiveMessage): Buffer {
		const { readFrom } = this;
		return frame(readFrom === undefined ? message : { ...message, readFrom }, this.place);
	}

	#broadcast(message: LiveMessage): void {
		for (const room of this.#rooms.values()) this.#send(room.streams, message);
	}

	#heartbeat(): void {
		for (const room of this.#rooms.values()) {
			for (const stream of room.streams) stream.send(heartbeat);
		}
	}
}
