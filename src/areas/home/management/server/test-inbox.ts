import { contractual, giveRule } from "#areas/absences/leave-accounts/server/test-leave.ts";
import { contract as absences } from "#areas/absences/requests/contract.ts";
import { testTeam } from "#areas/absences/requests/server/test-team.ts";
import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

type Asked = GivenOf<(typeof contract)["listDecisions"]>;

/**
 * The team of the absences, in which thirty days of "Urlaub im Team" are due to everybody, and working time that is entered
 * waits for a supervisor. Lena's overtime is kept since June.
 */
export async function testInbox(server: TestServer) {
	const team = await testTeam(server);
	const { browser, worker, tenantId, extra, activities } = team;
	const query = <Row>(text: string, values: unknown[] = []) =>
		withClient(server.adminUrl, async (client) => (await client.query(text, values)).rows as Row[]);
	await giveRule({ ask: query, tenantId, leave: extra.leave }, contractual("30"));
	await query(
		`update activity set approval = approval || '{"required": true, "stages": 1}' where tenant_id = $1 and id = $2`,
		[tenantId, activities.work],
	);
	await query(
		"insert into overtime_account (tenant_id, user_id, opened_on) values ($1, $2, '2026-06-29')",
		[tenantId, worker("lena").id],
	);
	const list = async (who: string, more: Asked = {}) =>
		(await browser(who).call(contract.listDecisions, more)).answer;
	/** `KIND name` of what waits for somebody. */
	const shown = async (who: string, more: Asked = {}) =>
		(await list(who, more)).items.map(({ kind, user }) => `${kind} ${user.firstName}`);
	/** What who approves an absence without having read anything is told. */
	const refused = async (id: string) => {
		const { refusal } = await team.approve("boss", id);
		return refusal.violations as { code: string }[];
	};
	return { ...team, query, list, shown, refused, ...asking(team), ...laying(team, query) };
}

type Team = Awaited<ReturnType<typeof testTeam>>;

/** What lies on days beside that. */
function laying({ tenantId, worker }: Team, query: (text: string, values: unknown[]) => unknown) {
	/** Nobody of Lena's unit is to be on leave on a day. */
	const bar = (on: string) =>
		query(
			`with b as (insert into leave_barrier (tenant_id, id, name, from_date, to_date, reason, is_enabled)
				values ($1, gen_random_uuid(), 'Inventur', $3, $3, 'Inventur', true) returning tenant_id, id)
			insert into leave_barrier_unit (tenant_id, barrier_id, unit_id)
			select b.tenant_id, b.id, u.unit_id from b join app_user u on u.tenant_id = b.tenant_id and u.id = $2`,
			[tenantId, worker("lena").id, on],
		);
	/** Somebody is to work from six to two on a day, whatever else lies there. */
	const shift = (who: string, day: string) =>
		query(
			`with kind as (insert into activity (tenant_id, id, name, class_type)
				values ($1, gen_random_uuid(), 'Frühdienst', 'SHIFT_DAY') returning tenant_id, id, class_type)
			insert into shift (tenant_id, id, user_id, unit_id, activity_id, class_type, day, begin_at, end_at)
			select u.tenant_id, gen_random_uuid(), u.id, u.unit_id, a.id, a.class_type, $3::date, $3::date + time '06:00', $3::date + time '14:00'
			from app_user u join kind a using (tenant_id) where u.tenant_id = $1 and u.id = $2`,
			[tenantId, worker(who).id, day],
		);
	return { bar, shift };
}

function asking({ browser, worker, ask, approve, activities }: Team) {
	/** Lena enters the Tuesday before, eight to twelve, unless said otherwise. */
	const enter = async (more: Partial<GivenOf<typeof entries.requestTimeTracking>> = {}) => {
		const { answer } = await browser("lena").call(entries.requestTimeTracking, {
			...{ userId: worker("lena").id, activityId: activities.work },
			...{ begin: "2026-06-30T06:00:00Z", end: "2026-06-30T10:00:00Z", ...more },
		});
		return answer.id;
	};
	/** Tom's week of August was approved, and is to be a week later. */
	const change = async () => {
		const days = { from: "2026-08-03", to: "2026-08-07" };
		const { id } = (await ask("tom", { user: "tom", ...days })).answer;
		await approve("boss", id);
		const { answer } = await browser("tom").call(absences.requestAbsenceChange, {
			...{ id, version: 2, reason: "Flug verschoben" },
			...{ from: "2026-08-10", to: "2026-08-13", activityId: await kindOf(id) },
		});
		return { id, changeRequestId: answer.changeRequestId };
	};
	const kindOf = async (id: string) =>
		(await browser("boss").call(absences.getAbsence, { id })).answer.activity?.id as string;
	/** Tom's two days of September were approved, and are to be cancelled. */
	const cancel = async () => {
		const days = { from: "2026-09-03", to: "2026-09-04" };
		const { id } = (await ask("tom", { user: "tom", ...days })).answer;
		await approve("boss", id);
		await browser("tom").call(absences.cancelAbsence, { id, version: 2, reason: null });
		return id;
	};
	return { enter, change, cancel };
}
