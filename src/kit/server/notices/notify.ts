import type { RawBuilder } from "kysely";
import { newId } from "#kit/contract/new-id.ts";
import type { Tx } from "../database/tenant-transaction.ts";
import type { Session } from "../session.ts";
import type { NoticeKind, NoticeParameters } from "./define-notice.ts";
import { deleteNoticesAbout, idsAsQuery, insertNotices } from "./sql.ts";

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
	{ tenantId, now, session }: Notified,
	{ kind, to, about, parameters }: NewNotice<P>,
): Promise<void> {
	const receivers = isQuery(to) ? to : idsAsQuery(to);
	const doers = [session?.userId, session?.impersonatorId].filter((id) => id != null);
	await insertNotices(tx, receivers, {
		tenantId,
		id: newId(now.getTime()),
		kind: kind.id,
		usual: kind.usual,
		now,
		soon: new Date(now.getTime() + gatherForMs),
		task: noticeTask,
		entity: about.entity,
		entityId: about.id,
		subjectUserId: about.userId ?? null,
		actorId: session?.userId ?? null,
		doers,
		parameters: JSON.stringify(parameters),
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
