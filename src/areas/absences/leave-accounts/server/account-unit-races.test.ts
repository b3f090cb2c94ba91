import { expect, test } from "vitest";
import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { accountsCompany } from "./test-accounts.ts";
import { giveRule, leaveDoings, statutory } from "./test-leave.ts";

// Saturday, 21 November 2026
const server = useTestServer();

/** A kind of leave, kept in days, of which nobody has an account yet. */
async function company() {
	const made = await accountsCompany(server());
	const own = { ...made, leave: made.sabbatical, mia: made.ids.Mia as string };
	await giveRule(own, statutory);
	const waiting =
		"select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
	return {
		...made,
		settle: leaveDoings(server(), own).settle,
		/** Begins something, and ends what somebody else does once so many wait for it. */
		meanwhile: async <T>(text: string, values: unknown[], many: number, begin: () => Promise<T>) =>
			withClient(server().adminUrl, async (other) => {
				await other.query("begin");
				await other.query(text, values);
				const begun = begin();
				await expect.poll(async () => (await made.ask(waiting)).length).toBe(many);
				await other.query("commit");
				return begun;
			}),
		entries: () =>
			made.ask(
				`select e.kind, e.unit, e.minutes from leave_entry e join leave_account a on a.tenant_id = e.tenant_id and a.id = e.account_id
				where a.activity_id = $1`,
				[made.sabbatical],
			),
	};
}

test("whose first account opens while its kind goes over to hours has it in hours, and nothing of it was typed in days", async () => {
	const { as, ids, sabbatical: activityId, settle, meanwhile, entries } = await company();
	const gift = {
		...{ userId: ids.Sven as string, activityId, year: 2026, kind: "MODIFICATION" as const },
		...{ days: "1", effectiveOn: "2026-06-01", expiresOn: null, reason: "Dank", version: null },
	};
	const toHours = "update activity set account_unit = 'MINUTES' where id = $1";
	const [settled, given] = await meanwhile(toHours, [activityId], 2, () =>
		Promise.all([settle(), as("Hanna").call(contract.createLeaveModification, gift)]),
	);
	expect(settled).toEqual({ reversed: 0, added: 1 });
	expect(await entries()).toEqual([{ kind: "ENTITLEMENT", unit: "MINUTES", minutes: 20 * 480 }]);
	expect(given.refusal.code).toBe("LEAVE_AMOUNT_UNIT");
});

test("a kind that is to go over to hours while its first account opens stays in days, and says why", async () => {
	const { as, ids, sabbatical: id, meanwhile } = await company();
	const alma = as("Alma");
	const {
		version,
		isEnabled: _,
		...kept
	} = (await alma.call(activities.getActivity, { id })).answer;
	const opened = `insert into leave_account (tenant_id, id, user_id, year, activity_id)
		select tenant_id, gen_random_uuid(), id, 2026, $2 from app_user where id = $1`;
	const { refusal } = await meanwhile(opened, [ids.Mia, id], 1, () =>
		alma.call(activities.updateActivity, { ...kept, version, accountUnit: "MINUTES" }),
	);
	expect(refusal.code).toBe("ACTIVITY_ACCOUNT_UNIT_FIXED");
});
