import { pino } from "pino";
import { beforeAll, expect, test } from "vitest";
import { hashOfSecret, newSecret } from "#kit/server/secrets.ts";
import { addressOf, listOperations } from "#kit/testing/list-operations.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { loadDemo } from "./demo/load-demo.ts";

/** Every list there is, asked for a page far beyond its last one: nothing is on it, and the total is that of the first. */
const server = useTestServer();
const paged = (await listOperations()).filter(({ isPaged }) => isPaged);

/** What the invented company has none of: its plan begins with today, and nothing in the month goes without a cost centre. */
const empty = [
	"listApiKeys",
	"listAppRegistrations",
	"listCostCentreShiftDetails",
	"listCostCentreTrackingDetails",
];

/** Somebody who booked lately. */
const someone =
	"(select b.user_id from booking b where b.tenant_id = me.tenant_id order by b.booked_at desc limit 1)";

let cookie: string;
let given: Readonly<Record<string, string>>;
beforeAll(async () => {
	const now = server().clock.now();
	await loadDemo(server().ownerUrl, { now, log: pino({ level: "silent" }), months: 1 });
	const secret = newSecret();
	const row = await signInAdministrator(secret, now);
	cookie = `${row.tenantId}.${secret}`;
	const days = { from: "2026-10-25", to: "2026-11-21" };
	const months = { month: "2026-11", fromMonth: "2026-11", toMonth: "2026-11" };
	const held = { "listQualificationUsers.id": row.qualificationId };
	given = {
		...held,
		userId: row.userId,
		importId: row.importId,
		entity: "USER",
		costCentreId: "NONE",
		...days,
		...months,
	};
}, 180_000);

/** Signed in, with the ids that some lists are asked about and a row for those that the invented company leaves empty. */
async function signInAdministrator(secret: string, now: Date) {
	return withClient(server().adminUrl, async (client) => {
		const { rows } = await client.query(
			`with me as (
				select l.tenant_id, l.user_id from user_login l join tenant_directory d using (tenant_id)
				where d.tenant_no = '10001' and l.username = 'admin'
			), signed as (
				insert into session (tenant_id, token_hash, id, user_id, provider, seen_at, idle_until, ends_at)
				select tenant_id, $1, gen_random_uuid(), user_id, 'MANUAL', $2::timestamptz, $2::timestamptz + interval '1 day',
					$2::timestamptz + interval '1 day' from me
			), run as (
				insert into import_run (tenant_id, id, owner_id, kind, file_name, head, sample, line_count)
				select tenant_id, gen_random_uuid(), user_id, 'PEOPLE', 'people.csv', '["Name"]', '[["Ute"]]', 1 from me
				returning tenant_id, id
			), late as (
				insert into late_booking (tenant_id, booking_id, user_id, month)
				select b.tenant_id, b.id, b.user_id, date_trunc('month', b.booked_at) from booking b join me using (tenant_id) limit 1
			), event as (
				insert into login_event (tenant_id, id, at, user_id, outcome, provider)
				select tenant_id, uuid_v7_floor($2::timestamptz), $2::timestamptz, ${someone}, 'SIGNED_IN', 'MANUAL' from me
			), account as (
				insert into leave_account (tenant_id, id, user_id, year, activity_id)
				select me.tenant_id, gen_random_uuid(), ${someone}, 2000, a.id from me
				join activity a on a.tenant_id = me.tenant_id and a.class_type = 'LEAVE' limit 1
				returning tenant_id, id
			), leave as (
				insert into leave_entry (tenant_id, id, account_id, kind, origin, source, days, effective_on, reason)
				select tenant_id, gen_random_uuid(), id, 'MODIFICATION', 'EXTRA', 'MANUAL', 1, '2000-01-01', 'Nachtrag' from account
			), line as (
				insert into import_line (tenant_id, run_id, line, cells, action) select tenant_id, id, 1, '["Ute"]', 'NEW' from run
			)
			select me.tenant_id as "tenantId", run.id as "importId", ${someone} as "userId",
				(select qualification_id from user_qualification q where q.tenant_id = me.tenant_id limit 1) as "qualificationId"
			from me, run`,
			[hashOfSecret(secret), now],
		);
		return rows[0];
	});
}

test.each(paged)("$operationId", async (operation) => {
	const page = async (nth: number) => {
		const path = addressOf(operation, given, { page: String(nth) });
		const answer = await server()
			.browser()
			.fetch(path, { headers: { cookie: `stundwerk=${cookie}` } });
		expect(answer.status, await answer.clone().text()).toBe(200);
		const { total, items, timeTrackings, absences, assignments, people } = await answer.json();
		return { total, rows: (items ?? timeTrackings ?? absences ?? assignments ?? people).length };
	};
	// what lies beneath another list counts nothing itself
	const { total, rows } = await page(1);
	expect((total ?? rows) > 0).toBe(!empty.includes(operation.operationId));
	expect(await page(100_000)).toEqual({ total, rows: 0 });
});
