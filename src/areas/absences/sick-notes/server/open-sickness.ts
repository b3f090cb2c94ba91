import { levelForUser } from "#areas/staff/user-roles/server/public.ts";
import { lockPerson } from "#areas/time-tracking/bookings/server/public.ts";
import { includesLevel, type PermissionLevel } from "#domain/access/permission-level.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ReadContext, WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { notAnIllness } from "../contract.ts";
import { readSickness, type SicknessRow } from "./sql/sickness.ts";

const permission = "sicknotes.manage";

/** An illness, and who asks for it. */
export interface OpenedSickness {
	readonly row: SicknessRow;
	readonly isOwn: boolean;
	readonly mayWrite: boolean;
}

/**
 * An illness for its person and those who may read certificates of hers; to everybody else there is none, as if the
 * absence were not there: that it is an illness is what they may not know.
 */
export async function openSickness(
	context: Pick<ReadContext, "tenantId" | "session" | "now">,
	tx: Tx,
	absenceId: string,
): Promise<OpenedSickness> {
	const { tenantId, session } = context;
	const row = (await readSickness(tx, tenantId, absenceId)) ?? refuse(commonRefusals.notFound);
	const isOwn = row.userId === session.userId;
	const level = await levelForUser(tx, session, permission, row.userId, todayOf(context));
	if (!isOwn && !includesLevel(level, "READ")) refuse(commonRefusals.notFound);
	if (row.classType !== "SICK") refuse(notAnIllness);
	return { row, isOwn, mayWrite: includesLevel(level, "WRITE") };
}

/** The same to be changed: its person is held, and decisions for her wait. */
export async function holdSickness(
	context: WriteContext,
	absenceId: string,
	{ ownToo = false }: { readonly ownToo?: boolean } = {},
): Promise<OpenedSickness> {
	const { tx, tenantId } = context;
	const { isOwn, mayWrite, row } = await openSickness(context, tx, absenceId);
	if (!(mayWrite || (ownToo && isOwn))) demandWrite("WRITE");
	await lockPerson(tx, tenantId, row.userId, todayOf(context));
	// what was read before she was held may be of yesterday
	return openSickness(context, tx, absenceId);
}

export function demandWrite(level: PermissionLevel): never {
	return refuse(commonRefusals.forbidden, { permission, level });
}
