import type { Logger } from "pino";
import type { GeneralTopic, RecordTopic } from "#kit/contract/live.ts";
import type { Database } from "../database/database.ts";

/**
 * What a change tells the other processes and browsers, sent after commit. It carries kind, ids, unit and user only:
 * the person who may see the change reads it again.
 */
export type Announcement = Announced & (OfSomebody | OfAnything);

/** What concerns a person reaches her and who may see her. */
type OfSomebody = { readonly kind: RecordTopic } & (
	| { readonly userId: string; readonly unitId?: string }
	| { readonly unitId: string; readonly userId?: string }
);

interface OfAnything {
	/** SESSIONS and ROLES are between servers only. */
	readonly kind: GeneralTopic | "SESSIONS" | "ROLES" | "JOBS" | "JOB_PROGRESS";
	readonly userId?: string;
	readonly unitId?: string;
}

interface Announced {
	readonly ids?: readonly string[];
	/** Reaches the browsers of this session only. */
	readonly sessionId?: string;
	readonly update?: "CREATE" | "UPDATE" | "DELETE";
}

/** Sends announcements; several of one process travel in one notification. */
export interface Announcer {
	announce(tenantId: string, announcements: readonly Announcement[]): void;
	/** Sends what still waits; before the database is closed. */
	flush(): Promise<void>;
}

/** Longest wait for company: several announcements of one process travel in one notification. */
const gatherForMs = 10;

/** What could not be sent is tried again; beyond so many, browsers find out when they fetch again. */
const longestQueue = 10_000;
const retryAfterMs = 500;

/** A notification must stay below 8,000 bytes. */
const notificationBytes = 7500;

export const channel = "stundwerk";

export type Notice = Announcement & {
	readonly tenantId: string;
	/** How far the database was written when the notification was sent; of its first notice. */
	readonly place?: number;
};

/** Sent after the commit of what it tells of, so its place lies behind that. */
const notify = `select pg_notify($1, concat('[{"place":', (pg_current_wal_insert_lsn() - '0/0')::text, ',', substr(payload, 3)))
	from unnest($2::text[]) payload`;

export function createAnnouncer(database: Database, log: Logger): Announcer {
	let waiting: Notice[] = [];
	let timer: NodeJS.Timeout | undefined;

	async function flush(): Promise<void> {
		clearTimeout(timer);
		timer = undefined;
		if (waiting.length === 0) return;
		const notices = waiting;
		waiting = [];
		await database
			.gate({
				text: notify,
				values: [channel, payloads(notices)],
			})
			.catch((error) => {
				log.warn({ err: error }, "live messages were not sent yet");
				if (notices.length + waiting.length > longestQueue) return;
				waiting = [...notices, ...waiting];
				timer ??= setTimeout(flush, retryAfterMs);
			});
	}

	return {
		announce(tenantId, announcements) {
			for (const one of announcements) waiting.push({ ...one, tenantId });
			timer ??= setTimeout(flush, gatherForMs);
		},
		flush,
	};
}

/** Packs notices into as few payloads as their size allows. */
function payloads(notices: readonly Notice[]): string[] {
	const packed: string[] = [];
	let part: string[] = [];
	let size = 2;
	for (const notice of notices) {
		const text = JSON.stringify(notice);
		if (size + text.length + 1 > notificationBytes && part.length > 0) {
			packed.push(`[${part.join(",")}]`);
			part = [];
			size = 2;
		}
		part.push(text);
		size += text.length + 1;
	}
	if (part.length > 0) packed.push(`[${part.join(",")}]`);
	return packed;
}
