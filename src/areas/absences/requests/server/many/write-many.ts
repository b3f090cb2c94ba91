import { accountsOfAbsence, settlePeople } from "#areas/absences/leave-accounts/server/public.ts";
import { meetAbsences } from "#areas/shift-planning/open-shifts/server/public.ts";
import {
	type MatterWriter,
	recordApprovals,
} from "#areas/time-tracking/approvals/server/public.ts";
import type { RuleViolation } from "#kit/contract/rule-violation.ts";
import { auditAll } from "#kit/server/audit.ts";
import { absenceMatter, reckonAnew, tracedAs } from "../absence-matter.ts";
import { type PricedDay, storedCosts } from "../cost-of-absence.ts";
import { makeRoom } from "../give-way.ts";
import type { AbsenceKind, HeldAbsence } from "../sql/absence.ts";
import { cancelAbsences, companyAbsences, insertAbsences } from "../sql/many.ts";
import { addCosts } from "../sql/prices.ts";
import type { WantedOfMany } from "./judge-many.ts";

/** Who writes: a request, a job for the person who ordered it, or, without a session, the system. */
export type ManyWriter = Omit<MatterWriter, "session"> & {
	readonly session?: MatterWriter["session"];
	/** Civil day. */
	readonly today: string;
};

export interface NewOfMany extends WantedOfMany {
	readonly costs: readonly PricedDay[];
	/** What was known and put aside. */
	readonly violations: readonly RuleViolation[];
	readonly needsRoom: boolean;
}

interface OfCompany {
	readonly companyDayId: string;
	readonly kind: AbsenceKind;
	readonly reason: string | null;
}

/**
 * Creates approved absences of many people as if each were created by itself: with history, trace, days, accounts. As many
 * statements, however many people; only what has to give way to them is written one by one.
 */
export async function createMany(
	context: ManyWriter,
	{ companyDayId, kind, reason }: OfCompany,
	wanted: readonly NewOfMany[],
): Promise<void> {
	const { tx, tenantId } = context;
	const gaveWay = await makeRooms(context, wanted);
	const rows = wanted.map(({ id, userId, values }): HeldAbsence => {
		return { ...values, id, userId, state: "APPROVED", reason, version: 1 };
	});
	await insertAbsences(tx, tenantId, companyDayId, rows);
	await addCosts(
		tx,
		tenantId,
		wanted.flatMap(({ id: absenceId, userId, costs }) =>
			storedCosts(costs).map((cost) => ({ ...cost, absenceId, userId })),
		),
	);
	const known = new Map(wanted.map(({ id, violations }) => [id, violations]));
	await recordApprovals(
		tx,
		context,
		rows.map(({ id, userId }) => ({
			subject: { entity: "absence", id, userId, purpose: "REQUEST" as const },
			kind: "APPROVED" as const,
			reason,
			...acknowledged(known.get(id) ?? []),
		})),
	);
	await trace(context, rows, (row) => ({ action: "created", after: { ...row, companyDayId } }));
	await follow(context, kind, rows, [...rows, ...gaveWay]);
	await meetAbsences(context, rows);
}

function acknowledged(violations: readonly RuleViolation[]) {
	const isSilent = violations.every(({ severity }) => severity === "INFO");
	return isSilent ? {} : { acknowledged: violations, overrides: { accept: true } };
}

/** The system overwrites nothing: whose time is taken is left out before. */
async function makeRooms(
	{ session, ...context }: ManyWriter,
	wanted: readonly NewOfMany[],
): Promise<HeldAbsence[]> {
	if (session === undefined) return [];
	const gaveWay: HeldAbsence[] = [];
	for (const one of wanted.filter(({ needsRoom }) => needsRoom)) {
		gaveWay.push(...(await makeRoom({ ...context, session }, one)));
	}
	return gaveWay;
}

/**
 * Cancels what is left of the absences of a time of the company, of some of its people.
 *
 * @returns how many were cancelled
 */
export async function cancelMany(
	context: ManyWriter & MatterWriter,
	{ companyDayId, kind }: Omit<OfCompany, "reason">,
	userIds: readonly string[],
): Promise<number> {
	const { tx, tenantId } = context;
	const found = await companyAbsences(tx, tenantId, companyDayId, userIds);
	// what is asked about one ends with it, as when it is cancelled by itself
	for (const { id, version, isOpen } of found) {
		if (isOpen) await cancelOne(context, { id, version });
	}
	const plain = found.filter(({ isOpen }) => !isOpen);
	await cancelAbsences(
		tx,
		tenantId,
		plain.map(({ id }) => id),
	);
	await recordApprovals(
		tx,
		context,
		plain.map(({ id, userId }) => ({
			subject: { entity: "absence", id, userId, purpose: "REQUEST" as const },
			kind: "CANCELLED" as const,
			reason: null,
		})),
	);
	await trace(context, plain, ({ isOpen: _, ...before }) => ({
		action: "cancelled",
		before,
		after: { ...before, state: "CANCELLED", version: before.version + 1 },
	}));
	const counted = plain.filter(({ state }) => state === "APPROVED");
	await follow(context, kind, plain, counted);
	return found.length;
}

async function cancelOne(
	context: MatterWriter,
	{ id, version }: Pick<HeldAbsence, "id" | "version">,
): Promise<void> {
	const opened = await absenceMatter.open(context, { id, version });
	const decision = absenceMatter.decide(opened, { kind: "CANCEL" });
	await absenceMatter.carryOut(context, opened, decision, { action: "cancelled" });
}

async function trace<Row extends HeldAbsence>(
	context: ManyWriter,
	rows: readonly Row[],
	what: (row: Row) => { action: string; before?: object; after: object },
): Promise<void> {
	const events = rows.map((row) => ({
		...{ entity: tracedAs(row), entityId: row.id, subjectUserId: row.userId },
		...what(row),
	}));
	await auditAll(context.tx, context, events);
}

/** Accounts and days follow, and browsers hear of it. */
async function follow(
	context: ManyWriter,
	kind: AbsenceKind,
	rows: readonly HeldAbsence[],
	counted: readonly HeldAbsence[],
): Promise<void> {
	const { tx, today } = context;
	const userIds = [...new Set(rows.map(({ userId }) => userId))].sort();
	for (const activityId of await accountsMoved(context, kind, rows)) {
		const settled = await settlePeople(tx, context, { activityId, today, userIds });
		for (const userId of settled.userIds) {
			context.announce({ kind: "LEAVEACCOUNTS", ids: [activityId], userId });
		}
	}
	await reckonAnew(context, counted);
	for (const { id, userId } of rows) {
		context.announce({ kind: "ABSENCES", ids: [id], userId });
		context.announce({ kind: "CLOCKS", userId });
		context.announce({ kind: "TRACKINGS", userId });
	}
}

/** The kinds of leave whose accounts follow: the one it is taken from; unpaid leave earns nothing in any. */
async function accountsMoved(
	{ tx, tenantId }: ManyWriter,
	{ deducts, occasion, accountActivityId }: AbsenceKind,
	[first]: readonly HeldAbsence[],
): Promise<readonly string[]> {
	if (deducts === "LEAVE") return [accountActivityId];
	if (occasion !== "UNPAID" || first === undefined) return [];
	const accounts = await accountsOfAbsence(tx, tenantId, first.id);
	return accounts.map(({ activityId }) => activityId);
}
