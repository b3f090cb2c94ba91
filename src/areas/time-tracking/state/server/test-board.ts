import { sql } from "kysely";
import { testOffice } from "#areas/time-tracking/bookings/server/test-office.ts";
import { permissionLevels } from "#domain/access/permission-level.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { contract, type PresenceStatus } from "../contract.ts";

type Input = Parameters<typeof askBoard>[1];

function askBoard(
	browser: ReturnType<TestServer["browser"]>,
	input: {
		search?: string;
		unitIds?: string[];
		recursive?: "true" | "false";
		statuses?: PresenceStatus[];
		userIds?: string[];
	},
) {
	return browser.call(contract.listPresence, input);
}

const people = {
	boss: { roles: [{ name: "Abteilungsleitung", scope: "GLOBAL" }] },
	ward: { roles: [{ name: "Abteilungsleitung", scope: "UNIT" }] },
	plan: { roles: ["Planung"] },
	lena: {},
	tom: {},
	kim: {},
	ute: {},
	mia: {},
	old: { isEnabled: false },
	former: { exitDate: "2026-11-19" },
	later: { entryDate: "2026-12-01" },
} as const;

/**
 * Friday, 20 November 2026, 08:00 in Berlin. Lena, Tom, Ward and Mia in the ward, Kim in a unit below it, Ute and Boss at
 * the site. Ward leads the ward, Boss everything; Plan plans shifts for the site; Mia is a colleague who may watch.
 */
export async function testBoard(server: TestServer) {
	server.clock.set("2026-11-20T07:00:00Z");
	const built = await testOffice(server, people, buildWard);
	const { ids, tenantId, worker, extra } = built;
	const run = (text: string, values: unknown[]) =>
		withClient(server.adminUrl, (client) => client.query(text, values));
	const board = async (name: string, input: Input = {}) => {
		const { answer } = await askBoard(worker(name).browser, input);
		const of = (who: string) => answer.people.find(({ id }) => id === ids[who]);
		const names = answer.people.map(({ firstName }) => firstName);
		return { ...answer, of, names };
	};
	const absent = (who: string, given: AbsenceGiven) =>
		run(insertAbsence, absenceValues([tenantId, newId(0), ids[who]], given));
	const shift = (
		who: string,
		begin: string,
		end: string,
		{ kind = "SHIFT_DAY", day = "2026-11-20", isPublished = true }: ShiftGiven = {},
	) => {
		const place = [tenantId, newId(0), ids[who], extra.ward];
		return run(insertShift, [...place, kind, day, begin, end, isPublished]);
	};
	return { ...built, ...extra, board, absent, shift };
}

async function buildWard(tenant: TenantBuilder, ids: Record<string, string>) {
	const ward = await tenant.unit("Station 1");
	const below = await tenant.unit("Nachtdienst", ward);
	await moveTo(tenant, ward, [ids.lena, ids.tom, ids.ward, ids.mia]);
	await moveTo(tenant, below, [ids.kim]);
	for (const classType of shiftKinds) {
		await tenant.activity({ name: classType, classType });
	}
	await tenant.tx
		.insertInto("user_permission")
		.values({
			tenant_id: tenant.tenantId,
			id: tenant.newId(),
			user_id: ids.mia as string,
			permission_key: "liveview.enabled",
			level: permissionLevels.indexOf("FULL"),
			scope: "GLOBAL",
			valid_from: tenant.validFrom,
		})
		.execute();
	const { nodeIds } = await tenant.project({
		name: "Umbau",
		nodes: ["Planung"],
		userIds: [ids.lena as string],
	});
	return { ward, below, nodeId: nodeIds[0] as string };
}

function absenceValues(key: unknown[], given: AbsenceGiven): unknown[] {
	const { kind = "SICK", part = "WHOLE", state = "APPROVED" } = given;
	const { from = "2026-11-20", to = from, minutes = [null, null] } = given;
	return [...key, kind, from, to, part, state, ...minutes];
}

interface AbsenceGiven {
	readonly kind?: "LEAVE" | "SICK" | "ABSENCE";
	readonly from?: string;
	readonly to?: string;
	readonly part?: "WHOLE" | "FIRST_HALF" | "SECOND_HALF";
	readonly state?: "APPROVED" | "REQUESTED";
	readonly minutes?: readonly [number, number];
}

const shiftKinds = ["SHIFT_DAY", "SHIFT_STANDBY", "SHIFT_FREE"] as const;

interface ShiftGiven {
	readonly kind?: (typeof shiftKinds)[number];
	readonly day?: string;
	readonly isPublished?: boolean;
}

const insertAbsence = `
	insert into absence (tenant_id, id, user_id, activity_id, class_type, state, from_date, to_date, from_part, to_part, begin_min, end_min)
	select $1, $2, $3, a.id, a.class_type, $8, $5::date, $6::date, $7, $7, $9::int, $10::int
	from activity a where a.tenant_id = $1 and a.class_type = $4 and a.is_default`;

const insertShift = `
	insert into shift (tenant_id, id, user_id, unit_id, activity_id, class_type, day, begin_at, end_at, published_at)
	select $1, $2, $3, $4, a.id, a.class_type, $6::date, $7::timestamptz, $8::timestamptz, case when $9 then now() end
	from activity a where a.tenant_id = $1 and a.class_type = $5 order by a.id limit 1`;

async function moveTo(
	{ tx, tenantId }: TenantBuilder,
	unitId: string,
	userIds: readonly (string | undefined)[],
): Promise<void> {
	for (const id of userIds) {
		await sql`update app_user set unit_id = ${unitId} where tenant_id = ${tenantId} and id = ${id}`.execute(
			tx,
		);
		await sql`update user_unit set unit_id = ${unitId} where tenant_id = ${tenantId} and user_id = ${id}`.execute(
			tx,
		);
	}
}
