import type { ImportedAppointment } from "#domain/appointments/imported/imported-appointments.ts";
import type { Span } from "#domain/appointments/occurrences.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { writtenMinute } from "../appointment-items.ts";
import {
	holdCalendar,
	type ImportTarget,
	keepSeries,
	keepSingles,
	knownImports,
	removeImports,
} from "../sql/imported.ts";
import { type ComparedImport, compareImports } from "./compare-imports.ts";

export interface KeptImports {
	readonly added: number;
	readonly changed: number;
	readonly unchanged: number;
	readonly removed: number;
}

interface How {
	readonly now: Date;
	/** Ids that a file says are cancelled; or everything else goes that was read before. */
	readonly gone: readonly string[] | "ALL_OTHERS";
}

/** So many rows travel in one statement. */
const batch = 2_000;

/** Makes what a file holds appointments of a calendar: read again, nothing is there twice. */
export async function keepImports(
	tx: Tx,
	target: ImportTarget,
	appointments: readonly ImportedAppointment[],
	{ now, gone }: How,
): Promise<KeptImports> {
	await holdCalendar(tx, target);
	const compared = await compareImports(tx, target, appointments);
	const moved = compared.filter(({ move }) => move !== "UNCHANGED");
	const dropped = await droppedIds(tx, target, appointments, gone);
	const turned = moved.flatMap((one) => (isOtherKind(one) && one.known ? [one.known.id] : []));
	await removeImports(tx, target.tenantId, [...dropped, ...turned]);
	for (let at = 0; at < moved.length; at += batch)
		await keepSome(tx, target, moved.slice(at, at + batch), now);
	const count = (wanted: ComparedImport["move"]) =>
		compared.filter(({ move }) => move === wanted).length;
	return {
		added: count("NEW"),
		changed: count("CHANGED"),
		unchanged: count("UNCHANGED"),
		removed: dropped.length,
	};
}

/** A single one that has become a series, or the other way about, begins anew. */
const isOtherKind = ({ known, appointment }: ComparedImport) =>
	known !== undefined && known.isSeries !== (appointment.series !== null);

async function droppedIds(
	tx: Tx,
	target: ImportTarget,
	appointments: readonly ImportedAppointment[],
	gone: How["gone"],
): Promise<string[]> {
	if (gone !== "ALL_OTHERS" && gone.length === 0) return [];
	const stays = new Set(appointments.map(({ uid }) => uid));
	const known = await knownImports(tx, target, gone === "ALL_OTHERS" ? null : gone);
	return known.filter(({ uid }) => !stays.has(uid)).map(({ id }) => id);
}

async function keepSome(
	tx: Tx,
	target: ImportTarget,
	some: readonly ComparedImport[],
	now: Date,
): Promise<void> {
	const withIds = some.map((one) => ({
		...one,
		id: (isOtherKind(one) ? undefined : one.known?.id) ?? newId(now.getTime()),
	}));
	const singles = withIds.filter(({ appointment }) => appointment.series === null);
	const series = withIds.filter(({ appointment }) => appointment.series !== null);
	await keepSingles(tx, target, singles.map(singleRow));
	const exceptions = series.flatMap(({ id, appointment }) =>
		appointment.exceptions.map((one) => exceptionRow(id, one, now)),
	);
	await keepSeries(tx, target, series.map(seriesRow), exceptions);
}

type WithId = ComparedImport & { readonly id: string };

function sharedRow({ id, hash, appointment }: WithId) {
	const { uid, sequence, title, location, description, zone, allDay } = appointment;
	return {
		...{ id, title, location, description, zone, hash },
		all_day: allDay,
		ics_uid: uid,
		ics_sequence: sequence,
	};
}

const spanRow = ({ begin, end }: Span) => ({
	begin_at: writtenMinute(begin),
	end_at: writtenMinute(end),
});

function singleRow(one: WithId) {
	return { ...sharedRow(one), ...spanRow(one.appointment.span) };
}

function seriesRow(one: WithId) {
	const { series } = one.appointment;
	if (series === null) throw new Error("A series has a rule.");
	const { rule, first, last, beginMinute, endMinute } = series;
	return {
		...sharedRow(one),
		...{ begin_min: beginMinute, end_min: endMinute },
		...{ type: rule.type, interval_count: rule.interval, weekdays: rule.weekdays, nth: rule.nth },
		...{ first_day: isoOfDay(first), last_day: last === null ? null : isoOfDay(last) },
	};
}

function exceptionRow(
	seriesId: string,
	{ day, moved }: ImportedAppointment["exceptions"][number],
	now: Date,
) {
	const key = { id: newId(now.getTime()), series_id: seriesId, original_day: isoOfDay(day) };
	if (moved === null) return { ...key, type: "DELETED", all_day: false };
	const { title, location, description, span, allDay } = moved;
	return {
		...key,
		...{ type: "MOVED", title, location, description },
		...spanRow(span),
		all_day: allDay,
	};
}
