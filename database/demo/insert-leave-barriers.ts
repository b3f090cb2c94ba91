import { dateOfDay } from "#domain/time/civil-date.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { Structure } from "./insert-structure.ts";

/** Nobody is away while the year is closed, and one department counts its stock in three weeks. */
export async function insertLeaveBarriers(
	builder: TenantBuilder,
	{ units }: Structure,
	today: LocalDay,
): Promise<void> {
	const { rootUnitId } = builder.created;
	const { year } = dateOfDay(today);
	const [first] = units.values();
	const inWeeks = (weeks: number) => isoOfDay((today + 7 * weeks) as LocalDay);
	await insertBarrier(builder, rootUnitId, {
		name: "Jahresabschluss",
		from_date: `${year}-12-28`,
		to_date: `${year}-12-31`,
		reason: "Zum Jahresabschluss werden alle gebraucht.",
	});
	await insertBarrier(builder, first?.id ?? rootUnitId, {
		name: "Inventur",
		from_date: inWeeks(3),
		to_date: inWeeks(4),
		reason: "Der Bestand wird gezählt.",
	});
}

interface Barrier {
	readonly name: string;
	readonly from_date: string;
	readonly to_date: string;
	readonly reason: string;
}

async function insertBarrier(builder: TenantBuilder, unitId: string, barrier: Barrier) {
	const { tx, tenantId } = builder;
	const id = builder.newId();
	await tx
		.insertInto("leave_barrier")
		.values({ tenant_id: tenantId, id, ...barrier })
		.execute();
	await tx
		.insertInto("leave_barrier_unit")
		.values({ tenant_id: tenantId, barrier_id: id, unit_id: unitId })
		.execute();
}
