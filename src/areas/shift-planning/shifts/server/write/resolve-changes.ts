import { demandUnits, todayOf, visibleUsers } from "#areas/staff/user-roles/server/public.ts";
import { type LaidShift, layShift, shiftFault, timesOf } from "#domain/shifts/shift-times.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { EpochMinute } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { refuseStale } from "#kit/server/refusals/stale-version.ts";
import {
	activityNotUsable,
	customerNotUsable,
	personNotPlannable,
	shiftFaultRefusals,
	workspaceNotUsable,
} from "../../contract/refusals.ts";
import { type ShiftValues, shiftValues } from "../../contract/shift-values.ts";
import type { ShiftChange } from "../../contract.ts";
import {
	type KindRow,
	kindsOf,
	type PlaceRow,
	placesOf,
	plannable,
	usableCustomers,
} from "../sql/places.ts";
import {
	type CopySlot,
	holdShifts,
	readShifts,
	type ShiftRow,
	type WrittenShift,
} from "../sql/shift.ts";

export const permission = "shiftplan.manage" as const;

/** Who plans, in a transaction that reads or writes. */
export type Planner = Pick<ReadContext, "tenantId" | "session" | "now"> & { readonly tx: Tx };

/** A change and what the server alone says of it: the copy of a template it stands for, the run it is made by. */
export interface MadeChange extends ShiftChange {
	readonly slot?: CopySlot;
	readonly runId?: string;
}

/** A shift as it is and as it is to be; neither: it never was. */
export interface PlanChange {
	readonly before: ShiftRow | null;
	readonly after: WrittenShift;
}

/**
 * What of the plan is to be written, each change checked by itself; refuses the first that cannot be.
 *
 * @param read how shifts are read: held where they are to be written
 */
export async function resolveChanges(
	planner: Planner,
	changes: readonly MadeChange[],
	read: typeof readShifts = holdShifts,
): Promise<PlanChange[]> {
	const resolved = await laidChanges(planner, changes, read);
	await demandRights(planner, resolved);
	return resolved;
}

/** What changes come to, without asking who may make them: nothing of it is written. */
export async function laidChanges(
	planner: Planner,
	changes: readonly MadeChange[],
	read: typeof readShifts = readShifts,
): Promise<PlanChange[]> {
	const { tx, tenantId } = planner;
	const ids = changes.flatMap(({ id, version }) => (id && version !== null ? [id] : []));
	if (new Set(ids).size < ids.length) refuse(commonRefusals.malformed);
	const found = (await read(tx, tenantId, ids)).filter(({ isDeleted }) => !isDeleted);
	const held = new Map(found.map((row) => [row.id, row]));
	const models = await modelsOf(planner, changes);
	const whole: WholeChange[] = [];
	for (const change of changes) {
		const before = await heldRow(planner, change, held);
		const model = before ?? models.get(change.copyOf ?? "") ?? null;
		const { id, slot, runId } = change;
		const custom = model?.custom ?? {};
		const likeId = before === null ? change.copyOf : undefined;
		whole.push({ id, likeId, slot, runId, before, custom, values: wholeValues(change, model) });
	}
	const known = await knownOf(planner, whole, { holdsRelease: read === holdShifts });
	return whole.map((change) => ({
		before: change.before,
		after: afterOf(planner, change, known),
	}));
}

/** A change with all of its values; null: it is deleted. */
interface WholeChange {
	readonly id: string | undefined;
	/** What a new one is copied from. */
	readonly likeId: string | undefined;
	readonly slot: CopySlot | undefined;
	readonly runId: string | undefined;
	readonly before: ShiftRow | null;
	/** As they are, or as they are of what is copied. */
	readonly custom: ShiftRow["custom"];
	readonly values: ShiftValues | null;
}

/** Shifts that others are copied from, as far as their departments may be read. */
async function modelsOf(
	{ tx, tenantId, session }: Planner,
	changes: readonly ShiftChange[],
): Promise<ReadonlyMap<string, ShiftRow>> {
	const ids = [...new Set(changes.flatMap(({ copyOf }) => copyOf ?? []))];
	if (ids.length === 0) return new Map();
	const found = (await readShifts(tx, tenantId, ids)).filter(({ isDeleted }) => !isDeleted);
	if (found.length < ids.length) refuse(commonRefusals.notFound);
	const unitIds = [...new Set(found.map(({ unitId }) => unitId))];
	await demandUnits(tx, session, { key: permission, level: "READ", unitIds });
	return new Map(found.map((row) => [row.id, row]));
}

/** What was said over what was there; the clock's times stay where a shift goes to another day. */
function wholeValues({ values }: ShiftChange, model: ShiftRow | null): ShiftValues | null {
	if (values === null) return null;
	const given = { customerId: null, groupId: null, ...(model && valuesOf(model)), ...values };
	const whole = shiftValues.safeParse(given);
	return whole.success ? whole.data : refuse(commonRefusals.malformed);
}

function valuesOf(row: ShiftRow): Partial<ShiftValues> {
	const { userId, activityId, workspaceId, customerId, groupId, day } = row;
	const { beginMinute, endMinute, pauses } = timesOf(laidOf(row), zoneOf(row.zone));
	return {
		...{ userId, activityId, customerId, groupId, day, beginMinute, endMinute },
		pauses: [...pauses],
		...(workspaceId !== null && { workspaceId }),
	};
}

function laidOf({ begin, end, pauses }: ShiftRow): LaidShift {
	return {
		begin: begin as EpochMinute,
		end: end as EpochMinute,
		pauses: pauses.map((one) => ({ ...one, begin: one.begin as EpochMinute })),
	};
}

async function heldRow(
	{ tx, tenantId }: Planner,
	{ id, version }: ShiftChange,
	held: ReadonlyMap<string, ShiftRow>,
): Promise<ShiftRow | null> {
	if (version === null) return null;
	const row = held.get(id ?? "");
	if (row === undefined) return refuse(commonRefusals.notFound);
	if (row.version !== version) {
		await refuseStale(tx, { tenantId, entity: "shift", entityId: row.id, current: { ...row } });
	}
	return row;
}

interface Known {
	readonly places: ReadonlyMap<string, PlaceRow>;
	readonly kinds: ReadonlyMap<string, KindRow>;
	readonly customers: ReadonlySet<string>;
}

/** What changes refer to, read together. */
async function knownOf(
	{ tx, tenantId }: Planner,
	changes: readonly WholeChange[],
	{ holdsRelease }: { readonly holdsRelease: boolean },
): Promise<Known> {
	const values = changes.flatMap((one) => one.values ?? []);
	const each = <T>(pick: (one: ShiftValues) => T) => [...new Set(values.map(pick))];
	const customerIds = each(({ customerId }) => customerId).filter((id) => id !== null);
	const [places, kinds, customers] = await Promise.all([
		placesOf(
			tx,
			tenantId,
			each(({ workspaceId }) => workspaceId),
			{ holdsRelease },
		),
		kindsOf(
			tx,
			tenantId,
			each(({ activityId }) => activityId),
		),
		customerIds.length === 0 ? new Set<string>() : usableCustomers(tx, tenantId, customerIds),
	]);
	return {
		places: new Map(places.map((one) => [one.id, one])),
		kinds: new Map(kinds.map((one) => [one.id, one])),
		customers,
	};
}

function afterOf({ now }: Planner, whole: WholeChange, known: Known): WrittenShift {
	const { id, before, values } = whole;
	if (values === null) {
		const { version, ...row } = before ?? refuse(commonRefusals.malformed);
		return { ...row, version: version + 1, isDeleted: true };
	}
	const place = placeOf(values, before, known);
	const kind = kindOf(values, before, { place, known });
	const { customerId, userId, groupId, workspaceId, activityId, day } = values;
	if (customerId !== null && customerId !== before?.customerId && !known.customers.has(customerId))
		refuse(customerNotUsable);
	const laid = layShift({ ...values, day: dayOfIso(day) }, zoneOf(place.zone));
	const fault = shiftFault(laid);
	if (fault !== null) refuse(shiftFaultRefusals[fault]);
	const isReleased =
		place.publishing === "ALWAYS" || (place.publishedTo !== null && day <= place.publishedTo);
	return {
		id: before?.id ?? id ?? newId(now.getTime()),
		version: (before?.version ?? 0) + 1,
		...{ userId, workspaceId, activityId, customerId, groupId, day, zone: place.zone, ...laid },
		unitId: place.unitId,
		classType: kind.classType,
		publishedAt: before?.publishedAt ?? (isReleased ? now.toISOString() : null),
		isDeleted: false,
		slot: whole.slot ?? keptSlot(before, values),
		runId: before?.runId ?? whole.runId ?? null,
		custom: whole.custom,
		likeId: whole.likeId,
	};
}

/** A shift stands for a copy as long as it stays on its day and at its place. */
function keptSlot(before: ShiftRow | null, { day, workspaceId }: ShiftValues): CopySlot | null {
	return before?.day === day && before.workspaceId === workspaceId ? before.slot : null;
}

/** What is archived may stay where it is, and is not planned for anew. */
function placeOf({ workspaceId }: ShiftValues, before: ShiftRow | null, { places }: Known) {
	const place = places.get(workspaceId);
	if (place === undefined) return refuse(workspaceNotUsable);
	if (!place.isEnabled && before?.workspaceId !== workspaceId) refuse(workspaceNotUsable);
	return place;
}

function kindOf(
	{ activityId }: ShiftValues,
	before: ShiftRow | null,
	{ place, known }: { readonly place: PlaceRow; readonly known: Known },
) {
	const kind = known.kinds.get(activityId);
	if (kind === undefined) return refuse(activityNotUsable);
	if (before?.activityId === activityId) return kind;
	const isDone = place.activityIds.length === 0 || place.activityIds.includes(activityId);
	if (!kind.isEnabled || !isDone) refuse(activityNotUsable);
	return kind;
}

/** WRITE where a shift is and where it is to be, FULL where it is deleted, and for the person who is given it anew. */
export async function demandRights(
	planner: Planner,
	changes: readonly PlanChange[],
	{ isTurning = false }: { readonly isTurning?: boolean } = {},
): Promise<void> {
	const { tx, tenantId, session } = planner;
	const unitsOf = (isDeleted: boolean) => [
		...new Set(
			changes
				.filter(({ after }) => after.isDeleted === isDeleted)
				.flatMap(({ before, after }) => [after.unitId, ...(before ? [before.unitId] : [])]),
		),
	];
	const key = permission;
	await demandUnits(tx, session, { key, level: "WRITE", unitIds: unitsOf(false) });
	// what somebody made she may take back
	const toDelete = isTurning ? "WRITE" : "FULL";
	await demandUnits(tx, session, { key, level: toDelete, unitIds: unitsOf(true) });
	const given = changes.flatMap(({ before, after }) =>
		after.userId !== null && !after.isDeleted && after.userId !== before?.userId
			? [after.userId]
			: [],
	);
	if (given.length === 0) return;
	const people = visibleUsers(session, key, "WRITE", todayOf(planner));
	const open = await plannable(tx, tenantId, given, people);
	if (given.some((id) => !open.has(id))) refuse(personNotPlannable);
}
