import type { testDemand } from "#areas/shift-planning/templates/server/test-demand.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import type { TestServer } from "#kit/testing/test-server.ts";

type Ward = Pick<Awaited<ReturnType<typeof testDemand>>, "tenantId" | "ids" | "kinds" | "places">;
type Had = readonly [name: string, kind: string, begin: string, hours: number];

const had: readonly Had[] = [
	["Mia", "night", "2026-06-10 21:00", 9],
	// two hours of the night alone, whatever its kind is called
	["Mia", "night", "2026-06-12 16:00", 9],
	["Mia", "early", "2026-06-13 06:00", 8],
	["Mia", "early", "2026-06-03 23:30", 4],
	["Mia", "free", "2026-06-14 00:00", 24],
	["Mia", "night", "2025-06-29 21:00", 9],
	["Max", "night", "2026-06-10 21:00", 9],
];
/** Of whole days by the clock of Berlin: to work, or to be free. */
const wished = [
	["2026-06-08T22:00Z", true],
	["2026-06-12T22:00Z", false],
	["2026-06-20T22:00Z", false],
] as const;

/** What Mia worked and wished for, and Max: in June of 2026 but for a night a year before; the third of June was a holiday. */
export async function insertYear(server: TestServer, ward: Ward): Promise<void> {
	const { tenantId, ids, kinds, places } = ward;
	await withClient(server.adminUrl, async (client) => {
		for (const [name, kind, begin, hours] of had)
			await client.query(
				`insert into shift (tenant_id, id, user_id, unit_id, activity_id, class_type, workspace_id, day, zone, begin_at, end_at)
				select $1, gen_random_uuid(), u.id, u.unit_id, a.id, a.class_type, $4, x.begin::date, 'Europe/Berlin',
					x.begin at time zone 'Europe/Berlin', x.begin at time zone 'Europe/Berlin' + make_interval(hours => $6)
				from app_user u, activity a, (select $5::timestamp as begin) x
				where u.tenant_id = $1 and u.id = $2 and a.tenant_id = $1 and a.id = $3`,
				[tenantId, ids[name], kinds[kind], places.north, begin, hours],
			);
		for (const [begin, available] of wished)
			await client.query(
				`insert into availability (tenant_id, id, user_id, begin_at, end_at, available, wish)
				values ($1, gen_random_uuid(), $2, $3, $3::timestamptz + interval '1 day', $4, 2)`,
				[tenantId, ids.Mia, begin, available],
			);
		await client.query(
			`insert into holiday (tenant_id, id, name, date, factor, kind)
			values ($1, gen_random_uuid(), 'Feiertag', '2026-06-03', 1, 'PUBLIC')`,
			[tenantId],
		);
	});
}
