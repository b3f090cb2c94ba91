import { prolongAbsence } from "#areas/absences/requests/server/public.ts";
import { plannedDays } from "#areas/time-tracking/target-actual/server/public.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { Accepted } from "#kit/contract/rule-violation.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { noteOutside, notProlonging } from "../contract.ts";
import type { OpenedSickness } from "./open-sickness.ts";
import type { NoteFields } from "./sql/sickness.ts";

export interface Prolonging extends Accepted {
	readonly prolongs: boolean;
}

/** Between two certificates lie a weekend and some holidays, not weeks. */
const longestGap = 14;

/**
 * Lets an illness last until the end of its follow-up certificate, in the transaction that keeps the certificate. Days without
 * work may lie between the illness and the certificate; they are part of it then.
 *
 * @returns the illness with its new end; as it was where nothing is prolonged
 */
export async function prolongSickness(
	context: WriteContext,
	opened: OpenedSickness,
	{ isFollowUp, auFrom, auTo }: NoteFields,
	{ prolongs, ...accepted }: Prolonging,
): Promise<OpenedSickness> {
	if (!prolongs) return opened;
	const { row } = opened;
	if (!isFollowUp || auTo <= row.to || auTo < auFrom) refuse(notProlonging);
	await demandNoWorkBetween(context, opened, auFrom);
	await prolongAbsence(context, { id: row.absenceId, to: auTo }, accepted);
	return { ...opened, row: { ...row, to: auTo, toPart: "WHOLE" } };
}

/** Work between the illness and its certificate: that is another illness. */
async function demandNoWorkBetween(
	{ tx, tenantId }: WriteContext,
	{ row }: OpenedSickness,
	auFrom: string,
): Promise<void> {
	const gap = {
		from: (dayOfIso(row.to) + 1) as LocalDay,
		to: (dayOfIso(auFrom) - 1) as LocalDay,
	};
	if (gap.from > gap.to) return;
	if (gap.to - gap.from >= longestGap) refuse(noteOutside);
	const days = (await plannedDays(tx, tenantId, [row.userId], gap)).get(row.userId) ?? [];
	const isWork = days.some(
		({ targetMinutes, holidayFactor }) => targetMinutes > 0 && holidayFactor < 1,
	);
	if (isWork) refuse(noteOutside);
}
