import { contract as units } from "#areas/staff/units/contract.ts";
import { type Recorder, recordAnswers } from "#kit/testing/record-answers.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { accountsCompany } from "./test-accounts.ts";
import { giveRule, leaveDoings, statutory } from "./test-leave.ts";

// Saturday, 21 November 2026
const server = useTestServer();

recordAnswers(new URL("../web/recorded.json", import.meta.url), async (recorder) => {
	const { take, show } = recorder;
	const company = await accountsCompany(server());
	const { ids, as, leave, ask, tenantId } = company;
	const [mia, sven, hanna] = [ids.Mia as string, ids.Sven as string, as("Hanna")];
	await ask("update leave_rule set name = initcap(kind) where tenant_id = $1", [tenantId]);
	show(mia, "01a1fd2c-47a0-70d1-9a38-000000000071");
	await leave("Mia", ["2026-03-30", "2026-03-31", "2026-04-01"]);
	await leave("Mia", ["2026-11-20", "2026-11-23", "2026-11-24"]);
	const december = await leave("Mia", ["2026-12-07", "2026-12-08"]);
	await leave("Mia", ["2026-12-22"], { state: "REQUESTED", cost: 0.5 });
	await leave("Mia", ["2026-12-28", "2026-12-29"], { state: "REQUESTED" });
	await take("mia", hanna, contract.getLeaveAccount, { userId: mia });
	await take("sven", hanna, contract.getLeaveAccount, { userId: sven });
	await take("none", hanna, contract.getLeaveAccount, { userId: ids.Leo as string });
	const lapses = (day: string | null) =>
		ask(
			"update leave_entry set expires_on = $2 where tenant_id = $1 and kind = 'ENTITLEMENT' and origin = 'STATUTORY'",
			[tenantId, day],
		);
	await recounted(ask, tenantId, december);
	await ask("update employment set exit_date = '2026-12-31' where user_id = $1", [mia]);
	await ask(
		"insert into wage (tenant_id, id, user_id, kind, cents, valid_from) values ($1, gen_random_uuid(), $2, 'MONTHLY', 390000, '2025-01-01')",
		[tenantId, mia],
	);
	await lapses("2026-12-31");
	await take("expiring", hanna, contract.getLeaveAccount, { userId: mia });
	await ask("update employment set exit_date = null where user_id = $1", [mia]);
	await take("all", hanna, contract.listLeaveAccounts, {});
	await lapses(null);
	await byHand(recorder, hanna, { userId: mia, activityId: company.kindId });
	await settings(recorder, hanna, { userId: mia, activityId: company.kindId });
	await inHours(recorder, hanna, company);
	await take("all", hanna, units.listUnits, {});
});

/** A holiday that came into leave of Mia's. */
async function recounted(
	ask: (text: string, values: unknown[]) => Promise<unknown>,
	tenantId: string,
	absenceId: string,
): Promise<void> {
	const days = [{ day: "2026-12-08", was: 10_000, cost: 0, reason: "HOLIDAY" }];
	await ask(
		`insert into leave_recount (tenant_id, id, account_id, counted_on, rest_before, rest_after, fell_below, causes)
		select $1, gen_random_uuid(), account_id, '2026-11-20', 21, 22, false, $3 from leave_entry where tenant_id = $1 and absence_id = $2 limit 1`,
		[tenantId, absenceId, JSON.stringify([{ id: absenceId, days }])],
	);
}

/** Days given by hand, and taken back. */
async function byHand(
	{ take, takeRefusal }: Recorder,
	hanna: TestBrowser,
	whose: { readonly userId: string; readonly activityId: string },
): Promise<void> {
	const { userId } = whose;
	const given = { ...whose, year: 2026, effectiveOn: "2026-11-21", expiresOn: null };
	const asked = { ...given, reason: "Nachtrag aus 2025", version: 1 };
	await take("nachtrag", hanna, contract.createLeaveModification, { ...asked, days: "2.5" });
	await takeRefusal("stale", hanna, contract.createLeaveModification, {
		...asked,
		days: "1",
	});
	await take("mia", hanna, contract.listLeaveRecords, { userId });
	await take("byHand", hanna, contract.listLeaveRecords, { userId, sources: ["MANUAL"] });
	const { answer } = await hanna.call(contract.listLeaveRecords, {
		userId,
		sources: ["MANUAL"],
	});
	const reversal = { id: answer.items[0]?.id as string, version: 2, reason: "Irrtum" };
	await take("nachtrag", hanna, contract.reverseLeaveModification, reversal);
}

/** An account that was kept elsewhere before, its limits and its days. */
async function settings(
	{ take, takeRefusal }: Recorder,
	hanna: TestBrowser,
	whose: { readonly userId: string; readonly activityId: string },
): Promise<void> {
	const { userId } = whose;
	const carried = [{ fromYear: 2025, origin: "STATUTORY" as const, days: "3.5", expiresOn: null }];
	const opening = { day: "2026-07-01", taken: "12", carried };
	const asked = { ...whose, year: 2026, opening, carryReason: null, carryNote: null };
	await take("opened", hanna, contract.previewLeaveSetUp, asked);
	await takeRefusal("staleAccount", hanna, contract.setUpLeaveAccount, {
		...asked,
		...{ reason: null, version: 1 },
	});
	await take("opened", hanna, contract.setUpLeaveAccount, {
		...asked,
		...{ carryReason: "OPERATIONAL", carryNote: "Inventur", reason: null, version: 3 },
	});
	const limits = { ...whose, advance: "2", notice: "10" };
	await take("limits", hanna, contract.setLeaveLimits, { ...limits, version: null });
	await takeRefusal("staleLimits", hanna, contract.setLeaveLimits, { ...limits, version: null });
	await take("opened", hanna, contract.getLeaveAccount, { userId });
	await take("year", hanna, contract.getLeaveCalendar, { userId, year: 2026 });
}

/** Another kind of leave, whose accounts are kept in hours. */
async function inHours(
	{ take }: Recorder,
	hanna: TestBrowser,
	company: Awaited<ReturnType<typeof accountsCompany>>,
): Promise<void> {
	const { ids, ask, tenantId, sabbatical: activityId } = company;
	const userId = ids.Mia as string;
	await ask("update activity set account_unit = 'MINUTES' where tenant_id = $1 and id = $2", [
		...[tenantId, activityId],
	]);
	await giveRule({ ...company, leave: activityId }, statutory);
	await ask("update leave_rule set name = 'In hours' where tenant_id = $1 and activity_id = $2", [
		...[tenantId, activityId],
	]);
	const mia = leaveDoings(server(), { ...company, mia: userId, leave: activityId });
	await mia.settle();
	await mia.followed(await mia.absent(["2026-12-10"]));
	await mia.absent(["2026-12-11"], { state: "REQUESTED" });
	await take("hours", hanna, contract.getLeaveAccount, { userId, activityId });
	await take("hours", hanna, contract.listLeaveAccounts, { activityId });
	const carried = [{ fromYear: 2025, origin: "STATUTORY" as const, days: "3:30", expiresOn: null }];
	await take("hours", hanna, contract.previewLeaveSetUp, {
		...{ userId, activityId, year: 2026, carryReason: null, carryNote: null },
		opening: { day: "2026-07-01", taken: "12:30", carried },
	});
}
