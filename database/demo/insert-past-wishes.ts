import { instantOfLocal } from "#domain/time/instant-of-local.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { DayRange } from "#domain/time/month.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { insertRows } from "#kit/testing/insert-rows.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";

interface Worked {
	readonly user_id: string | null;
	readonly day: string;
}

/** So many days lie between two wishes of a person, and before today. */
const between = 37;
/** A day that fits is looked for so many days back. */
const search = 8;

/** What people wished for in the time that is over: most of it came true, every fourth did not. */
export async function insertPastWishes(
	builder: TenantBuilder,
	shifts: readonly Worked[],
	{ from, to }: DayRange,
): Promise<void> {
	const people = [...Map.groupBy(shifts, ({ user_id }) => user_id)].filter(([id]) => id !== null);
	const rows = people.flatMap(([user_id, own], nth) => {
		const worked = new Set(own.map(({ day }) => day));
		return Array.from({ length: Math.floor((to - from) / between) }, (_, k) => {
			const available = (nth + k) % 3 === 0;
			const isMet = (nth + k) % 4 !== 0;
			const latest = to - 5 - ((nth * 3) % 20) - k * between;
			const day = dayWith(worked, available === isMet, latest);
			return {
				id: builder.newId(),
				user_id,
				...wholeDay(day),
				available,
				wish: 1 + ((nth + k) % 3),
			};
		});
	});
	await insertRows(builder.tx, "availability", builder.tenantId, columns, rows);
}

/** The last day until then on which she worked, or did not. */
function dayWith(worked: ReadonlySet<string>, isWorked: boolean, latest: number): LocalDay {
	const days = Array.from({ length: search }, (_, back) => (latest - back) as LocalDay);
	return days.find((day) => worked.has(isoOfDay(day)) === isWorked) ?? (latest as LocalDay);
}

const instant = (day: number) =>
	new Date(instantOfLocal(day as LocalDay, 0, zoneOf("Europe/Berlin")) * 60_000).toISOString();

const wholeDay = (day: LocalDay) => ({ begin_at: instant(day), end_at: instant(day + 1) });

const columns = {
	id: "uuid",
	user_id: "uuid",
	begin_at: "timestamptz",
	end_at: "timestamptz",
	available: "boolean",
	wish: "int",
} as const;
