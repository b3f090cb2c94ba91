import { contractual, giveRule } from "#areas/absences/leave-accounts/server/test-leave.ts";
import { testTeam } from "#areas/absences/requests/server/test-team.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { crons } from "./jobs.ts";

type Wanted = GivenOf<(typeof contract)["createCompanyDay"]>;

/**
 * The team of requests: Lena and Tom work Monday to Friday, nobody else has a plan, Head is in a ward of his own. "Urlaub im Team"
 * has an account of 30 days. Unless said otherwise Boss wants Monday, 13 July 2026, for the unit of Lena.
 */
export async function testShutdown(server: TestServer) {
	const team = await testTeam(server);
	const { tenantId, extra, worker } = team;
	const query: Query = (text, values = []) =>
		withClient(server.adminUrl, async (client) => (await client.query(text, values)).rows);
	await giveRule({ ask: query, tenantId, leave: extra.leave }, contractual("30"));
	const lena = worker("lena").id;
	const [home] = await query<{ id: string }>("select unit_id as id from app_user where id = $1", [
		lena,
	]);
	const unitId = home?.id as string;
	return {
		...team,
		...{ query, lena, tom: worker("tom").id, unitId },
		...calling(team, unitId),
		...hiring(query, lena),
		...newcoming(server, { tenantId, query, lena }),
		/** What Lena has left of her leave. */
		left: async (userId = lena) => {
			const [row] = await query<{ left: number | null }>(
				`select sum(e.days)::float8 as left from leave_entry e
				join leave_account a on a.tenant_id = e.tenant_id and a.id = e.account_id
				where a.user_id = $1 and a.activity_id = $2`,
				[userId, extra.leave],
			);
			return row?.left ?? null;
		},
	};
}

type Query = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;

function calling({ browser, extra }: Awaited<ReturnType<typeof testTeam>>, unitId: string) {
	const wanted = (more: Partial<Wanted> = {}): Wanted => ({
		...{ activityId: extra.leave, from: "2026-07-13", to: "2026-07-13", unitIds: [unitId] },
		...more,
	});
	return {
		create: (who: string, more?: Partial<Wanted>) =>
			browser(who).call(contract.createCompanyDay, wanted(more)),
		preview: (who: string, more?: Partial<Wanted>) =>
			browser(who).call(contract.previewCompanyDay, wanted(more)),
		withdraw: (who: string, id: string, version = 1) =>
			browser(who).call(contract.withdrawCompanyDay, { id, version }),
		list: async (who: string) =>
			(await browser(who).call(contract.listCompanyDays, {})).answer.companyDays,
	};
}

/** People who work as Lena does. */
function hiring(query: Query, lena: string) {
	return {
		hireMany: async (unitId: string, people: number): Promise<void> => {
			await query(
				`with people as (insert into app_user (tenant_id, id, first_name, last_name, personnel_no, unit_id, site_id, entry_date)
					select tenant_id, gen_random_uuid(), 'Neu', n::text, 'n' || n, $2::uuid, site_id, '2026-01-01'
					from app_user, generate_series(1, $3::int) n where id = $1::uuid returning tenant_id, id)
				insert into worksheet (tenant_id, id, user_id, template_id, cycle_start, valid_from)
				select p.tenant_id, p.id, p.id, w.template_id, w.cycle_start, '2026-01-01'
				from people p, worksheet w where w.user_id = $1::uuid`,
				[lena, unitId, people],
			);
		},
	};
}

function newcoming(
	server: TestServer,
	{
		tenantId,
		query,
		lena,
	}: {
		readonly tenantId: string;
		readonly lena: string;
		readonly query: Query;
	},
) {
	const [often] = crons;
	return {
		/** Somebody who works as Lena does, from a day on. */
		hire: async (unitId: string, entryDate: string): Promise<string> => {
			const id = newId(server.clock.now().getTime());
			await query(
				`insert into app_user (tenant_id, id, first_name, last_name, personnel_no, unit_id, site_id, entry_date)
				select tenant_id, $2::uuid, 'Neu', 'Neumann', right($2::text, 8), $3::uuid, site_id, $4::date from app_user where id = $1::uuid`,
				[lena, id, unitId, entryDate],
			);
			await query(
				`insert into worksheet (tenant_id, id, user_id, template_id, cycle_start, valid_from)
				select tenant_id, $2::uuid, $2::uuid, template_id, cycle_start, $3::date from worksheet where user_id = $1::uuid`,
				[lena, id, entryDate],
			);
			return id;
		},
		/** What is done every quarter of an hour. */
		giveNewcomers: () => often?.run(server.services as never, tenantId),
	};
}
