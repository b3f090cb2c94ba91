import { withClient } from "#kit/testing/test-cluster.ts";
import type { LeaveCompany } from "../stage/leave-company.ts";

/** From Monday to Friday. */
export interface Week {
	readonly from: string;
	readonly to: string;
}

/** The next week in which each of the company's people is not away, in the order of their ids there. */
export async function freeWeeks(bareUrl: string, company: LeaveCompany): Promise<Week[]> {
	return withClient(bareUrl, async (client) => {
		const { rows } = await client.query<Week>(
			`select w.monday::date::text as "from", (w.monday + interval '4 days')::date::text as "to"
			from unnest($2::uuid[]) with ordinality u (id, nth)
			cross join lateral (
				select monday from generate_series(date_trunc('week', $3::date) + interval '1 week', $3::date + interval '1 year',
					interval '1 week') monday
				where not exists (select from absence b where b.tenant_id = $1 and b.user_id = u.id
					and b.to_date >= monday and b.from_date <= monday + interval '4 days')
				order by monday limit 1) w
			order by u.nth`,
			[company.tenantId, company.userIds, company.today],
		);
		return rows;
	});
}
