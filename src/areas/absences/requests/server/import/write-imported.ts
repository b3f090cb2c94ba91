import { settlePeople } from "#areas/absences/leave-accounts/server/public.ts";
import { meetAbsences } from "#areas/shift-planning/open-shifts/server/public.ts";
import { recordApprovals } from "#areas/time-tracking/approvals/server/public.ts";
import { plannedDays } from "#areas/time-tracking/target-actual/server/public.ts";
import type { AbsenceRow } from "#domain/import/plan-absences.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { AbsenceClass } from "#domain/working-time/facts.ts";
import { auditAll } from "#kit/server/audit.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ImportWriter } from "#kit/server/person-import/person-import.ts";
import { reckonAnew, tracedAs } from "../absence-matter.ts";
import { pricedDays, storedCosts } from "../cost-of-absence.ts";
import type { HeldAbsence } from "../sql/absence.ts";
import type { ImportedKind, LeftAbsence } from "../sql/import.ts";
import { cancelAbsences, insertAbsences } from "../sql/many.ts";
import { addCosts } from "../sql/prices.ts";

interface Context extends ImportWriter {
	readonly tx: Tx;
	/** Civil day. */
	readonly today: string;
}

/** Absences of one kind, approved, with history, trace, days and accounts: as many statements for all as for one. */
export async function createImported(
	context: Context,
	kind: ImportedKind,
	wanted: readonly (AbsenceRow & { readonly id: string })[],
): Promise<void> {
	const { tx, tenantId } = context;
	const absences = wanted.map((one) => heldOf(kind, one));
	await insertAbsences(tx, tenantId, null, absences);
	await price(context, absences);
	await record(context, absences, "APPROVED");
	await trace(context, absences, (row) => ({ action: "created", after: row }));
	await follow(context, kind, absences);
	await meetAbsences(context, absences);
}

function heldOf(
	{ classType, exclusive }: ImportedKind,
	{
		id,
		userId,
		activityId,
		remark,
		from,
		to,
		fromPart,
		toPart,
	}: AbsenceRow & { readonly id: string },
): HeldAbsence {
	return {
		...{ id, userId, activityId, from, to, fromPart, toPart },
		classType: classType as AbsenceClass,
		exclusive: exclusive && classType !== "SICK",
		...{ beginMinutes: null, endMinutes: null, state: "APPROVED", reason: remark, version: 1 },
	};
}

async function price({ tx, tenantId }: Context, absences: readonly HeldAbsence[]): Promise<void> {
	const range = {
		from: Math.min(...absences.map(({ from }) => dayOfIso(from))) as LocalDay,
		to: Math.max(...absences.map(({ to }) => dayOfIso(to))) as LocalDay,
	};
	const userIds = [...new Set(absences.map(({ userId }) => userId))];
	const planned = await plannedDays(tx, tenantId, userIds, range);
	await addCosts(
		tx,
		tenantId,
		absences.flatMap((absence) =>
			storedCosts(pricedDays(absence, planned.get(absence.userId) ?? [])).map((cost) => ({
				...{ ...cost, absenceId: absence.id, userId: absence.userId },
			})),
		),
	);
}

/** Cancels imported absences; the ledger takes them back by their opposite. */
export async function cancelImported(
	context: Context,
	absences: readonly LeftAbsence[],
): Promise<void> {
	if (absences.length === 0) return;
	const { tx, tenantId } = context;
	await cancelAbsences(
		tx,
		tenantId,
		absences.map(({ id }) => id),
	);
	await record(context, absences, "CANCELLED");
	await trace(context, absences, ({ deducts: _, accountActivityId: __, ...before }) => ({
		action: "cancelled",
		before,
		after: { ...before, state: "CANCELLED", version: before.version + 1 },
	}));
	for (const [accountActivityId, own] of Map.groupBy(absences, (one) => one.accountActivityId)) {
		const taken = own.filter(({ deducts }) => deducts === "LEAVE");
		const others = own.filter(({ deducts }) => deducts !== "LEAVE");
		if (taken.length > 0) await follow(context, { deducts: "LEAVE", accountActivityId }, taken);
		if (others.length > 0) await follow(context, { deducts: "NONE", accountActivityId }, others);
	}
}

function record(
	context: Context,
	absences: readonly HeldAbsence[],
	kind: "APPROVED" | "CANCELLED",
): Promise<void> {
	return recordApprovals(
		context.tx,
		context,
		absences.map(({ id, userId }) => ({
			subject: { entity: "absence", id, userId, purpose: "REQUEST" as const },
			...{ kind, reason: null },
		})),
	);
}

async function trace<Row extends HeldAbsence>(
	context: Context,
	rows: readonly Row[],
	what: (row: Row) => { readonly action: string; readonly before?: object; readonly after: object },
): Promise<void> {
	await auditAll(
		context.tx,
		context,
		rows.map((row) => ({
			...{ entity: tracedAs(row), entityId: row.id, subjectUserId: row.userId },
			...what(row),
		})),
	);
}

/** Accounts and days follow. */
async function follow(
	context: Context,
	{ deducts, accountActivityId: activityId }: Pick<ImportedKind, "deducts" | "accountActivityId">,
	absences: readonly HeldAbsence[],
): Promise<void> {
	const { tx, today } = context;
	const userIds = [...new Set(absences.map(({ userId }) => userId))].sort();
	if (deducts === "LEAVE") {
		await settlePeople(tx, context, { activityId, today, userIds });
		context.announce({ kind: "LEAVEACCOUNTS", ids: [activityId] });
		for (const userId of userIds)
			context.announce({ kind: "LEAVEACCOUNTS", ids: [activityId], userId });
	}
	await reckonAnew(context, absences);
	context.announce({ kind: "ABSENCES" });
	// of what concerns nobody in particular only those hear who may read it of others
	for (const userId of userIds) {
		context.announce({ kind: "ABSENCES", userId });
		context.announce({ kind: "TRACKINGS", userId });
	}
}
