import { spanOfDay } from "#domain/appointments/occurrences.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { hashOfSecret } from "#kit/server/secrets.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";

const zone = "Europe/Berlin";

/** Title, days from today, minutes of the day. */
type Event = readonly [title: string, ahead: number, beginMinute: number, endMinute: number];

const room: readonly Event[] = [
	["Schulungsraum 2 belegt: Erste Hilfe", -9, 540, 960],
	["Schulungsraum 2 belegt: Hygieneschulung", 5, 600, 690],
	["Schulungsraum 2 belegt: Betriebsrat", 12, 840, 960],
];
const choir: readonly Event[] = [
	["Chorprobe", -6, 1170, 1260],
	["Chorprobe", 1, 1170, 1260],
	["Chorprobe", 8, 1170, 1260],
	["Adventskonzert", 16, 1080, 1200],
];

/**
 * The department of who signs in as an employee follows a room, she herself her choir; as if both had been read an hour ago. Nobody
 * reads them again: there is nothing behind their addresses.
 */
export async function insertCalendars(builder: TenantBuilder, today: LocalDay): Promise<void> {
	const { tx, tenantId } = builder;
	const { user_id, unit_id } = await tx
		.selectFrom("user_login as l")
		.innerJoin("app_user as u", (join) =>
			join.onRef("u.tenant_id", "=", "l.tenant_id").onRef("u.id", "=", "l.user_id"),
		)
		.select(["l.user_id", "u.unit_id"])
		.where("l.tenant_id", "=", tenantId)
		.where("l.username", "=", "mitarbeiter")
		.executeTakeFirstOrThrow();
	const ofUnit = { user_id: null, unit_id };
	await insertCalendar(builder, { ...ofUnit, name: "Schulungsraum 2", host: "raum" }, room, today);
	const own = { user_id, unit_id: null };
	await insertCalendar(builder, { ...own, name: "Chor", host: "chor" }, choir, today);
}

interface Calendar {
	readonly user_id: string | null;
	readonly unit_id: string | null;
	readonly name: string;
	readonly host: string;
}

async function insertCalendar(
	builder: TenantBuilder,
	{ name, host, ...owner }: Calendar,
	events: readonly Event[],
	today: LocalDay,
): Promise<void> {
	const { tx, tenantId } = builder;
	const id = builder.newId();
	const read = instants(today, 420, 421).begin_at;
	await tx
		.insertInto("calendar_subscription")
		.values({
			...{ tenant_id: tenantId, id, ...owner, name, host: `${host}.musterstadt.example` },
			...{ address_sealed: Buffer.from(host), kept: events.length },
			...{ created_at: read, tried_at: read, read_at: read, next_at: new Date("2126-01-01") },
		})
		.execute();
	await tx
		.insertInto("appointment")
		.values(
			events.map(([title, ahead, begin, end], nth) => ({
				...{ tenant_id: tenantId, id: builder.newId(), ...owner, title, zone },
				...instants(today + ahead, begin, end),
				...{ subscription_id: id, ics_uid: `${host}-${nth}`, ics_sequence: 0 },
				ics_hash: hashOfSecret(title),
			})),
		)
		.execute();
}

function instants(day: number, beginMinute: number, endMinute: number) {
	const span = spanOfDay(day as LocalDay, { beginMinute, endMinute }, zoneOf(zone));
	return { begin_at: new Date(span.begin * 60_000), end_at: new Date(span.end * 60_000) };
}
