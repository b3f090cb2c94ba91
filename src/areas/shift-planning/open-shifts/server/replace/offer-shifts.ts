import {
	carryOut,
	editOf,
	holdShifts,
	type KnownShift,
	keepEdit,
	type PlanChange,
	type PlanWriter,
	resolveChanges,
} from "#areas/shift-planning/shifts/server/public.ts";
import { demandUnits } from "#areas/staff/user-roles/server/public.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { notifyOfEach } from "#kit/server/notices/notify.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { shiftOfferPast } from "../../contract/refusals.ts";
import type { contract } from "../../contract.ts";
import { hasBegun } from "../handed-to.ts";
import { shiftFits } from "../notices.ts";
import { peopleForEach } from "./fit-people.ts";

/** As if the planner made them open herself: under the same rights, and it can be taken back. */
export const offerShifts: Handler<(typeof contract)["offerShifts"]> = async (
	context,
	{ shifts },
) => {
	const { tx, tenantId, session, now } = context;
	const ids = shifts.map(({ id }) => id);
	if (new Set(ids).size < ids.length) refuse(commonRefusals.malformed);
	const held = (await holdShifts(tx, tenantId, ids)).filter(({ isDeleted }) => !isDeleted);
	if (held.length < ids.length) refuse(commonRefusals.notFound);
	const unitIds = [...new Set(held.map(({ unitId }) => unitId))];
	await demandUnits(tx, session, { key: "shiftplan.manage", level: "WRITE", unitIds });
	if (held.some((row) => hasBegun(row, now))) refuse(shiftOfferPast);
	const open = held.filter(({ userId, publishedAt }) => userId === null && publishedAt !== null);
	const isOpen = new Set(open.map(({ id }) => id));
	const changed = shifts.filter(({ id }) => !isOpen.has(id));
	const changes = await resolveChanges(
		context,
		changed.map((one) => ({ ...one, values: { userId: null } })),
	);
	const opened = await openAll(context, changes);
	const edit = opened.length === 0 ? null : editOf(context, opened);
	if (edit !== null) await keepEdit(tx, { tenantId, userId: session.userId, now }, edit);
	const told = await tellFit(context, [...open, ...opened.map(({ after }) => after)]);
	return { editId: edit?.id ?? null, told };
};

/** Writes shifts as open ones that are known. */
export async function openAll(
	writer: PlanWriter,
	changes: readonly PlanChange[],
): Promise<PlanChange[]> {
	if (changes.length === 0) return [];
	const publishedAt = writer.now.toISOString();
	const opened = changes.map(({ before, after }) => ({
		before,
		after: { ...after, publishedAt: after.publishedAt ?? publishedAt },
	}));
	await carryOut(writer, opened);
	return opened;
}

/** Tells those whom open shifts fit, of each of them. @returns how many people */
export async function tellFit(
	{ tx, ...writer }: PlanWriter,
	open: readonly KnownShift[],
): Promise<number> {
	const people = await peopleForEach({ tx, ...writer }, open);
	const things = open.map(({ id, begin, zone }, nth) => ({
		id,
		to: (people[nth] ?? []).flatMap(({ user, isFit }) => (isFit ? user.id : [])),
		parameters: { move: "OPEN", begin: new Date(begin * 60_000).toISOString(), zone } as const,
	}));
	await notifyOfEach(tx, writer, { kind: shiftFits, entity: "shift", things });
	return new Set(things.flatMap(({ to }) => to)).size;
}
