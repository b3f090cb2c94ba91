import { isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { approverOf } from "./approver-of.ts";
import type { Company } from "./company.ts";
import type { Structure } from "./insert-structure.ts";
import { usernameOf } from "./username-of.ts";

const most = 4;

/** A few people have their head of unit as supervisor by name, and for two of them somebody stands in this month. */
export async function insertSupervisors(
	builder: TenantBuilder,
	company: Company,
	{ units, userIds }: Structure,
	today: LocalDay,
): Promise<void> {
	const { tenantId } = builder;
	const led = company.people
		.filter(({ roles, leftDaysAgo }) => !roles && leftDaysAgo === undefined)
		.slice(0, most);
	const row = (userId: string, supervisorId: string) => ({
		tenant_id: tenantId,
		id: builder.newId(),
		user_id: userId,
		supervisor_id: supervisorId,
	});
	const rows = led.flatMap((person, nth) => {
		const approver = approverOf(person, company, units);
		const deputy = company.people.find((other) => other !== approver && other.roles !== undefined);
		const userId = userIds.get(usernameOf(person)) as string;
		const supervisorId = userIds.get(usernameOf(approver)) as string;
		const own = {
			...row(userId, supervisorId),
			deputy_for: null as string | null,
			valid_from: isoOfDay((today - 180) as LocalDay),
			valid_to: null as string | null,
		};
		if (nth > 1 || deputy === undefined) return [own];
		const standIn = {
			...row(userId, userIds.get(usernameOf(deputy)) as string),
			deputy_for: supervisorId,
			valid_from: isoOfDay((today - 7) as LocalDay),
			valid_to: isoOfDay((today + 21) as LocalDay),
		};
		return [own, standIn];
	});
	await builder.tx.insertInto("supervisor").values(rows).execute();
}
