import { leaveAccountsTopic } from "#areas/absences/leave-accounts/contract.ts";
import { isVisible, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { writtenAmount } from "#domain/leave/amount/account-unit.ts";
import { newId } from "#kit/contract/new-id.ts";
import { auditAll } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { notify } from "#kit/server/notices/notify.ts";
import type { Session } from "#kit/server/session.ts";
import { leaveMayLapse } from "./notices.ts";
import { insertNotices, type NewNotice, type Tellable, tellablePeople } from "./sql/notices.ts";

interface Teller {
	readonly tenantId: string;
	readonly now: Date;
	readonly session: Session;
	announce(one: { readonly kind: typeof leaveAccountsTopic; readonly userId: string }): void;
}

/** What people are told of. */
interface LeaveOfYear {
	readonly year: number;
	/** The kind of leave. */
	readonly activityId: string;
}

interface Asked extends LeaveOfYear {
	readonly userIds?: readonly string[] | undefined;
	readonly notSince: Date;
}

/** Whom somebody may tell, and who has something to be told of. */
export function tellable(
	tx: Tx,
	{ tenantId, session, now }: Pick<Teller, "tenantId" | "session" | "now">,
	asked: Asked,
): Promise<readonly Tellable[]> {
	const today = todayOf({ now, session });
	const visible = isVisible(session, [["leaveaccounts.manage", "WRITE"]], today);
	return tellablePeople(tx, { ...asked, tenantId, isVisible: visible });
}

/** Tells people of their open leave, in as many statements for all as for one. */
export async function tellPeople(
	tx: Tx,
	teller: Teller,
	{ year, activityId }: LeaveOfYear,
	people: readonly Tellable[],
): Promise<{ readonly sent: number; readonly letters: number }> {
	if (people.length === 0) return { sent: 0, letters: 0 };
	const { tenantId, now, session } = teller;
	const lastDay = `${year}-12-31`;
	const notices = people.map(
		({ id: userId, units, unit, hasSignIn }): NewNotice => ({
			...{ id: newId(now.getTime()), userId, units, unit, channel: hasSignIn ? "APP" : "LETTER" },
		}),
	);
	const common = { year, activityId, lastDay };
	await insertNotices(tx, { ...common, tenantId, sentAt: now, sentBy: session.userId }, notices);
	await auditAll(
		tx,
		teller,
		notices.map(({ id, userId, units, unit, channel }) => ({
			...{ entity: "leave_notice", entityId: id, subjectUserId: userId, action: "sent" },
			after: {
				leaveYear: year,
				leaveDays: writtenAmount(units, unit),
				expiresOn: lastDay,
				channel,
			},
		})),
	);
	const told = notices.filter(({ channel }) => channel === "APP");
	await notify(tx, teller, {
		kind: leaveMayLapse,
		to: told.map(({ userId }) => userId),
		about: { entity: "leave_notice", id: activityId },
		parameters: { year, lastDay },
	});
	for (const { userId } of notices) teller.announce({ kind: leaveAccountsTopic, userId });
	return { sent: told.length, letters: notices.length - told.length };
}
