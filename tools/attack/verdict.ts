import { checkTenants } from "../day-results/check-tenants.ts";
import { checkInvariants } from "../invariants/check-invariants.ts";
import { asOwner, type Target } from "./target.ts";

/** People with days that wait to be computed anew. */
export async function waitingPeople(target: Target): Promise<number> {
	return asOwner(target, async (client) => {
		const { rows } = await client.query<{ many: number }>(
			"select count(distinct user_id)::int as many from day_stale where tenant_id = $1",
			[target.tenantId],
		);
		return rows[0]?.many ?? 0;
	});
}

/** What is not as it must be in the company, each a sentence: `npm run invariants`, and each kept day computed anew. */
export async function wrongIn(target: Target): Promise<string[]> {
	const { broken } = await checkInvariants(target.ownerUrl, target.tenantNo);
	const wrong = broken.map(({ invariant, fault }) => `not so: ${invariant}: ${fault}`);
	for await (const { differences } of checkTenants(target.ownerUrl, target.tenantNo))
		for (const { userId, day, column, kept, fresh } of differences)
			wrong.push(`${userId} ${day} ${column}: kept ${kept}, should be ${fresh}`);
	return wrong;
}
