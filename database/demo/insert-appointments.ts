import { spanOfDay } from "#domain/appointments/occurrences.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { mondayOf } from "#domain/time/iso-week.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";

const zone = "Europe/Berlin";

interface Place {
	readonly userId: string;
	readonly unitId: string;
}

/** An employee has a talk and a training; her department meets every other Tuesday, once on another day and once not. */
export async function insertAppointments(builder: TenantBuilder, today: LocalDay): Promise<void> {
	const place = await placeOf(builder);
	await insertSingles(builder, place, today);
	await insertMeetings(builder, place, mondayOf(today));
}

/** Who signs in as an employee. */
async function placeOf({ tx, tenantId }: TenantBuilder): Promise<Place> {
	const { id, unit_id } = await tx
		.selectFrom("user_login as l")
		.innerJoin("app_user as u", (join) =>
			join.onRef("u.tenant_id", "=", "l.tenant_id").onRef("u.id", "=", "l.user_id"),
		)
		.select(["u.id", "u.unit_id"])
		.where("l.tenant_id", "=", tenantId)
		.where("l.username", "=", "mitarbeiter")
		.executeTakeFirstOrThrow();
	return { userId: id, unitId: unit_id };
}

const at = (day: number, beginMinute: number, endMinute: number) => {
	const span = spanOfDay(day as LocalDay, { beginMinute, endMinute }, zoneOf(zone));
	return { begin_at: new Date(span.begin * 60_000), end_at: new Date(span.end * 60_000) };
};

async function insertSingles(
	builder: TenantBuilder,
	{ userId, unitId }: Place,
	today: LocalDay,
): Promise<void> {
	const training = await builder.activity({ name: "Fortbildung", classType: "APPOINTMENT" });
	const shared = () => ({ tenant_id: builder.tenantId, id: builder.newId(), zone });
	const own = { user_id: userId, unit_id: null };
	await builder.tx
		.insertInto("appointment")
		.values([
			{
				...{ ...shared(), ...own, title: "Fortbildung Reanimation", activity_id: training },
				...{ ...at(today - 15, 870, 960), location: "Schulungsraum 2" },
			},
			{ ...shared(), ...own, title: "Mitarbeitergespräch", ...at(today + 4, 780, 870) },
			{
				...{ ...shared(), user_id: null, unit_id: unitId, title: "Brandschutzunterweisung" },
				...{ ...at(today + 2, 0, 1440), all_day: true, activity_id: training },
			},
		])
		.execute();
}

async function insertMeetings(
	builder: TenantBuilder,
	{ userId, unitId }: Place,
	monday: LocalDay,
): Promise<void> {
	const { tx, tenantId } = builder;
	const id = builder.newId();
	const meeting = await builder.activity({ name: "Besprechung", classType: "APPOINTMENT" });
	const content = { title: "Teamsitzung", location: "Raum 1.04", activity_id: meeting };
	// the third one is next week
	const nth = (number: number) => monday - 20 + (number - 1) * 14;
	await tx
		.insertInto("appointment_series")
		.values({
			...{ tenant_id: tenantId, id, unit_id: unitId, ...content, zone },
			...{ begin_min: 840, end_min: 885, type: "WEEKLY", interval_count: 2, weekdays: [2] },
			first_day: isoOfDay(nth(1) as LocalDay),
		})
		.execute();
	const exception = (number: number) => ({
		...{ tenant_id: tenantId, series_id: id, id: builder.newId() },
		original_day: isoOfDay(nth(number) as LocalDay),
	});
	await tx
		.insertInto("appointment_exception")
		.values([
			{ ...exception(3), type: "MOVED", ...content, ...at(nth(3) + 1, 600, 645) },
			{ ...exception(5), type: "DELETED" },
		])
		.execute();
	await tx
		.insertInto("appointment_participant")
		.values({ tenant_id: tenantId, id: builder.newId(), series_id: id, user_id: userId })
		.execute();
}
