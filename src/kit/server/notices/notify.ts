import type { RawBuilder } from "kysely";
import { newId } from "#kit/contract/new-id.ts";
import type { Tx } from "../database/tenant-transaction.ts";
import type { Session } from "../session.ts";
import type { NoticeKind, NoticeParameters } from "./define-notice.ts";
import {
	deleteNoticesAbout,
	deleteNoticesOf,
	idsAsQuery,
	insertNotices,
	ownToEach,
	sameToAll,
	type ToldPeople,
	thingsToEach,
} from "./sql.ts";

/** Takes what waits of a person and makes one mail of it. */
export const noticeTask = "notices";

/** Company of what happens at once: bulk decisions are one request each, and still one mail. */
const gatherForMs = 60_000;

export interface Notified {
	readonly tenantId: string;
	readonly now: Date;
	/** Who did it: never told of it herself, nor who acts in her name. */
	readonly session?: Pick<Session, "userId" | "impersonatorId">;
}

export interface NewNotice<P extends NoticeParameters> {
	readonly kind: NoticeKind<P>;
	/** Ids of people, or a sub-query of them. The caller answers for it that they may know. */
	readonly to: readonly string[] | RawBuilder<string>;
	/** What it is about, and whose that is. */
	readonly about: { readonly entity: string; readonly id: string; readonly userId?: string };
	readonly parameters: P;
}

/**
 * Tells people of something by mail, in the transaction of its cause: nothing is told of what did not happen. Only who is
 * there, has an address and wants to hear of it gets a row; one statement, however many people they are.
 */
export async function notify<P extends NoticeParameters>(
	tx: Tx,
	notified: Notified,
	{ kind, to, about, parameters }: NewNotice<P>,
): Promise<void> {
	const receivers = sameToAll(isQuery(to) ? to : idsAsQuery(to), {
		entityId: about.id,
		subjectUserId: about.userId ?? null,
		parameters: JSON.stringify(parameters),
	});
	await insert(tx, notified, { kind, entity: about.entity, receivers });
}

/**
 * Tells each of some people something of her own: what it is about is she herself. One statement, however many they are; what
 * of its kind still waits for her gives way to it, so it says all there is to say.
 */
export async function notifyEach<P extends NoticeParameters>(
	tx: Tx,
	notified: Notified,
	{ kind, entity, told }: OwnNotices<P>,
): Promise<void> {
	if (told.length === 0) return;
	const ids = told.map(({ userId }) => userId);
	await forgetNoticesOf(tx, notified.tenantId, ids, [kind]);
	await notifyEachAlso(tx, notified, { kind, entity, told });
}

/** The same beside what still waits for her, about herself or about somebody else. */
export async function notifyEachAlso<P extends NoticeParameters>(
	tx: Tx,
	notified: Notified,
	{ kind, entity, told }: OwnNotices<P>,
): Promise<void> {
	if (told.length === 0) return;
	await insert(tx, notified, { kind, entity, receivers: ownToEach(told) });
}

/** As `notify`, of several things at once: one statement, however many they are. */
export async function notifyOfEach<P extends NoticeParameters>(
	tx: Tx,
	notified: Notified,
	{ kind, entity, things }: NoticesOfThings<P>,
): Promise<void> {
	const told = things
		.filter(({ to }) => to.length > 0)
		.map(({ id: entityId, to: userIds, parameters }) => ({
			...{ id: newId(notified.now.getTime()), entityId, userIds, parameters },
		}));
	if (told.length === 0) return;
	await insert(tx, notified, { kind, entity, receivers: thingsToEach(told) });
}

interface NoticesOfThings<P extends NoticeParameters> {
	readonly kind: NoticeKind<P>;
	readonly entity: string;
	readonly things: readonly {
		readonly id: string;
		readonly to: readonly string[];
		readonly parameters: P;
	}[];
}

interface OwnNotices<P extends NoticeParameters> {
	readonly kind: NoticeKind<P>;
	readonly entity: string;
	readonly told: readonly {
		readonly userId: string;
		/** Whom it is about where that is not she. */
		readonly aboutId?: string;
		readonly parameters: P;
	}[];
}

function insert(
	tx: Tx,
	{ tenantId, now, session }: Notified,
	{
		kind,
		entity,
		receivers,
	}: {
		readonly kind: NoticeKind<never>;
		readonly entity: string;
		readonly receivers: ToldPeople;
	},
): Promise<void> {
	return insertNotices(tx, receivers, {
		...{ tenantId, now, entity, task: noticeTask },
		id: newId(now.getTime()),
		kind: kind.id,
		usual: kind.usual,
		soon: new Date(now.getTime() + gatherForMs),
		actorId: session?.userId ?? null,
		doers: [session?.userId, session?.impersonatorId].filter((id) => id != null),
	});
}

const isQuery = (to: readonly string[] | RawBuilder<string>): to is RawBuilder<string> =>
	!Array.isArray(to);

/** What of these kinds still waits about something is told no more: it is over. */
export function forgetNotices(
	tx: Tx,
	tenantId: string,
	about: { readonly id: string },
	kinds: readonly NoticeKind<never>[],
): Promise<number> {
	return deleteNoticesAbout(
		tx,
		tenantId,
		about.id,
		kinds.map(({ id }) => id),
	);
}

/** What of these kinds still waits for some people is told no more: they know. */
export function forgetNoticesOf(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	kinds: readonly NoticeKind<never>[],
): Promise<number> {
	return deleteNoticesOf(
		tx,
		tenantId,
		userIds,
		kinds.map(({ id }) => id),
	);
}
