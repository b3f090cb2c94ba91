import { demandUser, todayOf } from "#areas/staff/user-roles/server/public.ts";
import {
	type AvailabilityChange,
	layAvailability,
	longestAvailability,
	type Said,
} from "#domain/shifts/availability.ts";
import { epochMinute } from "#domain/time/epoch.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { localDayOf } from "#domain/time/local-time.ts";
import type { EpochMinute } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { auditAll } from "#kit/server/audit.ts";
import type { WriteContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { holdPeople } from "#kit/server/person-record/hold-people.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import { ownKey, planKey } from "../contract/keys.ts";
import {
	availabilityClosed,
	availabilityRange,
	availabilityTopic,
	type contract,
} from "../contract.ts";
import { openFromOf } from "./open-from.ts";
import { addAll, type PlaceRow, placeOf, removeAll, touching } from "./sql.ts";

/** What was said of the stretch gives way; the person is held, so that two who say something of her come one by one. */
export const setAvailability: Handler<typeof contract.setAvailability> = async (context, input) => {
	const { tx, tenantId, session, now } = context;
	const { userId, available, wish } = input;
	const stretch = stretchOf(input);
	const isOwn = userId === session.userId;
	const key = isOwn ? ownKey : planKey;
	await demandUser(tx, session, { key, level: "WRITE", userId, today: todayOf(context) });
	if (isOwn) await demandOpen(context, stretch.begin);
	await holdPeople(tx, tenantId, [userId]);
	const kept = await touching(tx, tenantId, userId, stretch);
	const change = layAvailability(kept, stretch, available === null ? null : { available, wish });
	const written = change.written.map((one) => ({ ...one, id: one.id ?? newId(now.getTime()) }));
	await removeAll(
		tx,
		tenantId,
		change.removed.map(({ id }) => id),
	);
	await addAll(tx, tenantId, userId, written);
	await auditAll(tx, context, tracesOf(userId, { removed: change.removed, written }));
	context.announce({ kind: availabilityTopic, userId, ids: written.map(({ id }) => id) });
	return {};
};

function stretchOf({ begin, end, available, wish }: InputOf<typeof contract.setAvailability>) {
	if (available === null && wish !== null) refuse(commonRefusals.malformed);
	const minute = (instant: string) => epochMinute(Math.floor(Date.parse(instant) / 60_000));
	const stretch = { begin: minute(begin), end: minute(end) };
	const length = stretch.end - stretch.begin;
	if (length <= 0 || length > longestAvailability) refuse(availabilityRange);
	return stretch;
}

async function demandOpen(context: WriteContext, begin: EpochMinute): Promise<void> {
	const { tx, tenantId, session } = context;
	const today = todayOf(context);
	const [place] = await rowsOf<PlaceRow>(tx, placeOf(tenantId, session.userId, today));
	const openFrom = openFromOf(place, today);
	if (place === undefined || openFrom === null) return;
	if (isoOfDay(localDayOf(begin, zoneOf(place.zone))) < openFrom) refuse(availabilityClosed);
}

type Written = Said & { readonly id: string };

function tracesOf(
	userId: string,
	{
		removed,
		written,
	}: { readonly removed: AvailabilityChange["removed"]; readonly written: readonly Written[] },
) {
	const before = new Map(removed.map((one) => [one.id, one]));
	const after = new Map(written.map((one) => [one.id, one]));
	return [...new Set([...before.keys(), ...after.keys()])].map((entityId) => {
		const [was, is] = [before.get(entityId), after.get(entityId)];
		const action = was === undefined ? "created" : is === undefined ? "deleted" : "changed";
		const shared = { entity: "availability", entityId, subjectUserId: userId, action };
		return { ...shared, before: shownOf(was), after: shownOf(is) };
	});
}

function shownOf(one: Written | undefined) {
	if (one === undefined) return null;
	const instant = (minutes: number) => new Date(minutes * 60_000).toISOString();
	const { begin, end, available, wish } = one;
	return { begin: instant(begin), end: instant(end), available, ...(wish !== null && { wish }) };
}
