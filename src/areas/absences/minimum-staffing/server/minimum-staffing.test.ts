import { expect, test } from "vitest";
import { contract as calendars } from "#areas/absences/calendar/contract.ts";
import { testTeam } from "#areas/absences/requests/server/test-team.ts";
import { contract as users } from "#areas/staff/users/contract.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();
const week = { monday: 6, tuesday: 6, wednesday: 6, thursday: 6, friday: 6 };
const usual = { from: "2026-07-08", ...week, saturday: 0, sunday: 0, holiday: 0 };

/** Seven work in Lena's department, Head alone in the other. */
async function staffed() {
	const team = await testTeam(server());
	const { browser, worker, extra } = team;
	const { answer } = await browser("boss").call(users.getUser, { userId: worker("lena").id });
	const given = { ...usual, unitId: answer.unitId };
	const create = (
		who: string,
		more: Partial<GivenOf<typeof contract.createMinimumStaffing>> = {},
	) => browser(who).call(contract.createMinimumStaffing, { ...given, ...more });
	return { ...team, given, create, unitId: answer.unitId, ward: extra.ward };
}

test("it is declared by who decides on absences of the department, once for a day", async () => {
	const { browser, create, given, ward } = await staffed();
	const { answer } = await create("boss");
	const { id } = answer;
	expect(answer).toMatchObject({ ...given, version: 1 });
	const twice = await create("boss");
	expect([twice.refusal.code, twice.refusal.details.map(({ field }) => field)]).toEqual([
		"DUPLICATE",
		["from"],
	]);
	const change = (who: string, version: number) =>
		browser(who).call(contract.updateMinimumStaffing, { ...given, id, version, friday: 5 });
	expect((await change("boss", 1)).answer).toMatchObject({ version: 2, friday: 5 });
	expect((await change("boss", 1)).refusal.code).toBe("STALE_VERSION");
	expect((await create("head")).refusal.code).toBe("REFERENCE_NOT_FOUND");
	expect((await create("head", { unitId: ward })).status).toBe(200);
	const { items } = (await browser("head").call(contract.listMinimumStaffings, {})).answer;
	expect(items.map(({ unitName }) => unitName)).toEqual(["Station 1"]);
	expect((await change("head", 2)).status).toBe(404);
	expect((await create("reader", { from: "2026-08-01" })).status).toBe(403);
	expect((await browser("tom").call(contract.listMinimumStaffings, {})).status).toBe(403);
	for (const wrong of [{ monday: -1 }, { monday: 1.5 }, { from: "2026-02-30" }])
		expect((await create("boss", wrong)).status).toBe(400);
	expect((await browser("boss").call(contract.deleteMinimumStaffing, { id })).status).toBe(200);
});

test("who asks is warned where too few would be left, and the calendar says where they are", async () => {
	const { ask, browser, create, unitId } = await staffed();
	await create("boss");
	const calendar = async (more: object = {}) => {
		const days = { from: "2026-07-08", to: "2026-07-10" };
		return (await browser("boss").call(calendars.getAbsenceCalendar, { ...days, ...more })).answer;
	};
	const away = { from: "2026-07-09", to: "2026-07-10" };
	await ask("boss", { user: "tom", state: "APPROVED", ...away });
	const alone = { unitIds: [unitId], recursive: false };
	expect(await calendar(alone)).toMatchObject({ present: [7, 6, 6], needed: [6, 6, 6], short: [] });
	const told = await ask("lena");
	const days = ["2026-07-09", "2026-07-10"].map((day) => ({ day, present: 5, needed: 6 }));
	expect(told.refusal).toMatchObject({
		violations: [
			{ code: "MINIMUM_STAFFING", severity: "WARNING", acceptable: true, days, more: 0 },
		],
	});
	const accept = ["MINIMUM_STAFFING"];
	expect((await ask("boss", { state: "APPROVED", accept })).status).toBe(200);
	const short = days.map((day) => ({ unitId, ...day }));
	// the other department needs nobody in particular
	expect(await calendar()).toMatchObject({ needed: [], short });
	expect(await calendar(alone)).toMatchObject({ present: [6, 5, 5], needed: [6, 6, 6], short });
	expect((await calendar({ search: "tom" })).short).toEqual([]);
	await withClient(server().adminUrl, (client) =>
		client.query(
			`insert into holiday (tenant_id, id, date, name, factor, kind)
			select tenant_id, gen_random_uuid(), '2026-07-10', 'Stadtfest', 1, 'OTHER' from unit where id = $1`,
			[unitId],
		),
	);
	expect(await calendar(alone)).toMatchObject({ needed: [6, 6, 0], short: short.slice(0, 1) });
});
