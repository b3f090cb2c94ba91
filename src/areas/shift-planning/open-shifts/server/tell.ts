import type { KnownShift } from "#areas/shift-planning/shifts/server/public.ts";
import { nearestHolders, todayOf } from "#areas/staff/user-roles/server/public.ts";
import { audit } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { NoticeKind } from "#kit/server/notices/define-notice.ts";
import type { NewNotice } from "#kit/server/notices/notify.ts";
import { notify } from "#kit/server/notices/notify.ts";
import { offersTopic } from "../contract.ts";
import { type ShiftTold, shiftWaiting } from "./notices.ts";

interface Step<Move extends string> {
	readonly kind: NoticeKind<ShiftTold<Move>>;
	readonly move: Move;
	readonly to: NewNotice<ShiftTold<Move>>["to"];
	/** Whose shift it is. */
	readonly userId?: string;
}

/** People who are to know of what happened to a shift. */
export async function tell<Move extends string>(
	{ tx, ...context }: WriteContext,
	{ id, begin, zone }: KnownShift,
	{ kind, move, to, userId }: Step<Move>,
): Promise<void> {
	await notify(tx, context, {
		...{ kind, to },
		about: { entity: "shift", id, ...(userId !== undefined && { userId }) },
		parameters: { move, begin: new Date(begin * 60_000).toISOString(), zone },
	});
}

/** Those who plan the person, the nearest of them. */
export function tellPlanners(
	context: WriteContext,
	row: KnownShift,
	{ move, userId }: { readonly move: "CLAIMED" | "TAKEN"; readonly userId: string },
): Promise<void> {
	const { tenantId } = context;
	const right = { key: "shiftplan.manage", level: "WRITE" } as const;
	const to = nearestHolders({ tenantId, ...right, userId, today: todayOf(context) });
	return tell(context, row, { kind: shiftWaiting, move, to, userId });
}

interface Traced {
	readonly entity: "shift_claim" | "shift_swap";
	readonly action: string;
	readonly userId: string;
	readonly values?: Readonly<Record<string, unknown>>;
}

/** A step stands in the history of the shift and of the person; who shows it hears of it. */
export async function trace(
	context: WriteContext,
	shiftId: string,
	{ entity, action, userId, values }: Traced,
): Promise<void> {
	const about = { entity, entityId: shiftId, subjectUserId: userId, action };
	await audit(context.tx, context, { ...about, before: null, after: values ?? { userId } });
	context.announce({ kind: offersTopic, ids: [] });
}
