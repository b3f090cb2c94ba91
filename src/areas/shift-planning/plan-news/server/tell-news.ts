import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { forgetNoticesOf, notifyEach } from "#kit/server/notices/notify.ts";
import { usualNoticeDays } from "./notice-days.ts";
import { notices, planChanged, planPublished, planSoon } from "./notices.ts";
import type { MovedShift, NewsFacts } from "./plan-moves.ts";
import { keepNews, newsOf } from "./sql.ts";

/** As long as mails wait for company. */
const hastyMs = 60_000;
/** Shifts that a mail names; the rest is counted. */
const namedInMail = 12;

type Teller = Pick<WriteContext, "tenantId" | "session" | "now"> & { readonly tx: Tx };

interface Told {
	readonly cause: "PUBLISHED" | "CHANGED";
	/** Those who hear of it otherwise get no mail of it. */
	readonly isMailed?: boolean;
}

/**
 * What a change of the plan means to each of its people: kept until she has read it, and one notice with all that she has not read.
 * A few statements, however many people and shifts they are.
 */
export async function tellNews(
	{ tx, tenantId, session, now }: Teller,
	moved: readonly MovedShift[],
	{ cause, isMailed = true }: Told,
): Promise<void> {
	if (moved.length === 0) return;
	const facts: NewsFacts = {
		...{ tenantId, now, actorId: session.userId, today: todayOf({ session, now }) },
		hastyUntil: new Date(now.getTime() - hastyMs),
		usualDays: usualNoticeDays(),
	};
	await keepNews(tx, facts, moved);
	if (!isMailed) return;
	const ids = [...new Set(moved.map(({ userId }) => userId))];
	const told = (await newsOf(tx, facts, ids, namedInMail)).map(({ userId, ...parameters }) => ({
		userId,
		parameters,
	}));
	const hasSome = new Set(told.map(({ userId }) => userId));
	const quiet = ids.filter((id) => !hasSome.has(id));
	// what was undone at once is not told any more
	if (quiet.length > 0) await forgetNoticesOf(tx, tenantId, quiet, notices);
	const notified = { tenantId, session, now };
	const entity = "shift_plan";
	if (cause === "PUBLISHED") return notifyEach(tx, notified, { kind: planPublished, entity, told });
	const soon = told.filter(({ parameters }) => parameters.isShort);
	const later = told.filter(({ parameters }) => !parameters.isShort);
	await notifyEach(tx, notified, { kind: planSoon, entity, told: soon });
	await notifyEach(tx, notified, { kind: planChanged, entity, told: later });
}
