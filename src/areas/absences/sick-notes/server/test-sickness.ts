import { giveRule, statutory } from "#areas/absences/leave-accounts/server/test-leave.ts";
import { permit } from "#areas/staff/units/server/test-company.ts";
import { testOffice } from "#areas/time-tracking/bookings/server/test-office.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import { insertEmployment } from "#kit/testing/employment-builder.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { insertWorksheetTemplate, planWorksheet } from "#kit/testing/worksheet-builder.ts";
import { contract } from "../contract.ts";

type Note = GivenOf<(typeof contract)["createSickNote"]>;

const key = "sicknotes.manage" as const;

/**
 * It is Wednesday 2026-07-15, 12:00 UTC. Lena works Monday to Friday since 2020 and has the leave of the law. Nurse holds READ, Clerk
 * WRITE for everybody's certificates; both Clerk and Wages reckon pay; Boss decides absences and knows of no illness; Head holds WRITE in a ward where only he is.
 */
export async function testWard(server: TestServer) {
	server.clock.set("2026-07-15T12:00:00Z");
	const people = {
		lena: { mail: "lena@example.com" },
		tom: {},
		nurse: {},
		clerk: { mail: "clerk@example.com" },
		boss: {},
		head: {},
		wages: { mail: "wages@example.com" },
	};
	const built = await testOffice(server, people, furnish);
	const { tenantId, extra, worker } = built;
	const ask = <Row>(text: string, values: unknown[] = []) =>
		withClient(server.adminUrl, async (client) => (await client.query(text, values)).rows as Row[]);
	await giveRule({ ask, tenantId, leave: extra.leave }, statutory);
	const browser = (who: string) => {
		server.clock.advance({ seconds: 1 });
		return worker(who).browser;
	};
	/** Of Lena, unless said otherwise; a day of leave costs one. */
	const absent = async (kind: Kind, from: string, to: string, given: Absent = {}) => {
		const { who = "lena", workdays = [], state = "APPROVED" } = given;
		const id = newId(0);
		const { id: userId } = worker(who);
		await ask(
			`insert into absence (tenant_id, id, user_id, activity_id, class_type, exclusive, state, from_date, to_date)
			select $1, $2, $3, a.id, a.class_type, a.class_type <> 'SICK', $4, $5, $6 from activity a where a.tenant_id = $1 and a.id = $7`,
			[tenantId, id, userId, state, from, to, extra[kind]],
		);
		await ask(
			`insert into absence_day (tenant_id, user_id, day, absence_id, cost, cost_min, reason)
			select $1, $2, d, $3, 1, 480, 'WORKDAY' from unnest($4::date[]) d`,
			[tenantId, userId, id, workdays],
		);
		return id;
	};
	return { ...built, ask, browser, absent, ...doings(browser, ask, tenantId) };
}

type Kind = "leave" | "sick" | "child";

interface Absent {
	readonly who?: string;
	readonly workdays?: readonly string[];
	readonly state?: string;
}

async function furnish(tenant: TenantBuilder, ids: Record<string, string>) {
	await permit(tenant, ids.nurse, [key], "READ", "GLOBAL");
	await permit(tenant, ids.clerk, [key, "payroll.manage"], "WRITE", "GLOBAL");
	await permit(tenant, ids.wages, ["payroll.manage"], "WRITE", "GLOBAL");
	await permit(tenant, ids.boss, ["absences.manage"], "FULL", "GLOBAL");
	const ward = await tenant.unit("Station 1");
	await tenant.tx
		.updateTable("app_user")
		.set({ unit_id: ward })
		.where("tenant_id", "=", tenant.tenantId)
		.where("id", "=", ids.head as string)
		.execute();
	await permit(tenant, ids.head, [key], "WRITE", "UNIT");
	const days = [1, 2, 3, 4, 5].map((weekday) => ({ week: 1, weekday, targetMinutes: 480 }));
	const template = { name: "Vollzeit", kind: "FIXED", weeks: 1, days } as const;
	const templateId = await insertWorksheetTemplate(tenant, template);
	const lena = ids.lena as string;
	await insertEmployment(tenant, lena, { entryDate: "2020-01-01", weeklyMinutes: 2400 });
	const plan = { templateId, cycleStart: "2025-12-29", validFrom: "2026-01-01" };
	await planWorksheet(tenant, { ...plan, userId: lena });
	return {
		leave: await tenant.activity({ name: "Urlaub auf Station", classType: "LEAVE" }),
		sick: await tenant.activity({
			name: "Krank auf Station",
			classType: "SICK",
			certificateFromDay: 4,
		}),
		child: await tenant.activity({
			...{ name: "Kind krank auf Station", classType: "SICK", occasion: "CHILD_SICK" },
		}),
	};
}

type Ask =
	Awaited<ReturnType<typeof testOffice>> extends never
		? never
		: <Row>(text: string, values?: unknown[]) => Promise<Row[]>;

function doings(
	browser: (who: string) => ReturnType<TestServer["browser"]>,
	ask: Ask,
	tenantId: string,
) {
	return {
		sickness: async (who: string, absenceId: string) =>
			(await browser(who).call(contract.getSickness, { absenceId })).answer,
		note: (
			who: string,
			absenceId: string,
			auFrom: string,
			auTo: string,
			more: Partial<Note> = {},
		) =>
			browser(who).call(contract.createSickNote, { absenceId, kind: "EAU", auFrom, auTo, ...more }),
		/** Days taken from Lena's account, as the ledger adds them up. */
		taken: async () => {
			const [row] = await ask<{ days: number }>(
				`select coalesce(sum(e.days), 0)::float8 as days from leave_entry e
				left join leave_entry r on r.tenant_id = e.tenant_id and r.id = e.reverses_id
				where e.tenant_id = $1 and coalesce(r.kind, e.kind) = 'TAKEN'`,
				[tenantId],
			);
			return row?.days;
		},
	};
}
