import { expect, test } from "vitest";
import { requestHeaders } from "#kit/contract/headers.ts";
import { newId } from "#kit/contract/new-id.ts";
import { deliveredNotices } from "#kit/testing/delivered-notices.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { cockpitOffice, month } from "./test-cockpit.ts";

const server = useTestServer();

test("a month tells how far it is, what warns, what its accounts come to, and whose part that is", async () => {
	const office = await cockpitOffice(server());
	const { paula, begin, refresh, mia, siteId } = office;
	const progress = async () => (await paula.call(contract.getPayrollProgress, { month })).answer;
	const early = await paula.call(contract.getPayrollSums, { month });
	expect(early.answer).toMatchObject({ madeAt: null, accounts: [], isBeingMade: false });
	await begin();
	expect([await refresh(), await refresh()]).toEqual([true, false]);
	const { dates, sites, warnings } = await progress();
	expect(dates).toMatchObject({ monthEnd: "2026-10-31", cutoff: "2026-11-03" });
	const [site] = sites;
	expect([sites.length, site?.siteId, site?.open]).toEqual([1, siteId, site?.people]);
	expect(warnings).toContainEqual(
		expect.objectContaining({ code: "TIMETRACKINGS_REQUESTED", open: 1, example: "Sommer, Mia" }),
	);
	const sums = (await paula.call(contract.getPayrollSums, { month, isWhole: true })).answer;
	const [wages] = sums.accounts.filter(({ code }) => code === "LOHN");
	expect(wages).toMatchObject({ now: 300, before: 0, people: 1, change: null, isUnusual: true });
	expect(sums).toMatchObject({ through: "2026-10-31", isBeingMade: false, months: 0 });
	const part = { month, accountId: wages?.accountId as string };
	const people = (await paula.call(contract.getPayrollPeople, part)).answer;
	expect(people).toMatchObject({ total: 1, isDays: false });
	expect(people.items).toMatchObject([{ user: { id: mia }, now: 300, before: 0 }]);
	const code = "PERSONNEL_NO_MISSING" as const;
	const warned = (await paula.call(contract.getPayrollPeople, { month, code })).answer;
	expect(warned.items.map(({ user }) => user.id)).toContain(mia);
	// of the month that runs as many days of the one before
	await refresh("2026-11");
	const running = (await paula.call(contract.getPayrollSums, { month: "2026-11" })).answer;
	expect(running).toMatchObject({ through: "2026-11-20" });
	expect(running.accounts.find((one) => one.code === "LOHN")).toMatchObject({
		now: 0,
		before: 300,
	});
	const elsewhere = await cockpitOffice(server());
	const theirs = await elsewhere.paula.call(contract.getPayrollSums, { month });
	expect(theirs.answer.accounts).toEqual([]);
});

test("who keeps a month open is reminded once a day, by who may write payroll alone", async () => {
	const office = await cockpitOffice(server());
	const { paula, as, idOf, ask, tenantId } = office;
	await ask("update app_user set mail = 'hanna@example.com' where id = $1", [idOf("Hanna")]);
	const blockers = async () =>
		(await paula.call(contract.getPayrollBlockers, { month })).answer.items;
	const [hanna] = await blockers();
	expect(hanna).toMatchObject({ user: { firstName: "Hanna" }, requests: 1, isReminded: false });
	const asked = { month, userIds: [idOf("Hanna")] };
	expect((await paula.call(contract.remindPayrollBlockers, asked)).answer).toEqual({ reminded: 1 });
	const [first] = await deliveredNotices(server(), { tenantId, userId: idOf("Hanna") });
	expect(first?.subject).toContain("Oktober 2026");
	expect((await blockers())[0]).toMatchObject({ isReminded: true });
	paula.headers[requestHeaders.language] = "en-EN";
	const again = await paula.call(contract.remindPayrollBlockers, asked);
	expect([again.status, again.refusal.code]).toEqual([409, "PAYROLL_REMINDED_TODAY"]);
	expect(again.refusal.message).toContain("sent today already");
	await ask(
		"update payroll_reminder set sent_at = sent_at - interval '1 day' where tenant_id = $1",
		[tenantId],
	);
	expect((await paula.call(contract.remindPayrollBlockers, asked)).answer).toEqual({ reminded: 1 });
	const nobody = { month, userIds: [newId(0)] };
	expect((await paula.call(contract.remindPayrollBlockers, nobody)).status).toBe(404);
	expect((await paula.call(contract.remindPayrollBlockers, { month, userIds: [] })).status).toBe(
		400,
	);
	const willis = await as("Willi").call(contract.remindPayrollBlockers, asked);
	expect(willis.refusal).toMatchObject({ code: "FORBIDDEN", permission: "payroll.manage" });
	expect((await as("Willi").call(contract.getPayrollSums, { month })).status).toBe(403);
});
