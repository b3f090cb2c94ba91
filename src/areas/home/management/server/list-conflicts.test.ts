import { expect, test } from "vitest";
import { contract as absences } from "#areas/absences/requests/contract.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { roundTripsOf } from "#kit/testing/round-trips-of.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testInbox } from "./test-inbox.ts";

const server = useTestServer();
type Asked = GivenOf<typeof contract.listConflicts>;

/** Lena is away on Monday and Tuesday and has worked on Tuesday; Tom is on leave in the second week of July and is to work on its Tuesday. */
async function filled(kind: "leave" | "sick") {
	const inbox = await testInbox(server());
	const { ask, enter, shift, browser, extra, query, tenantId, worker } = inbox;
	const days = { from: "2026-06-29", to: "2026-06-30", activityId: extra[kind] };
	const { id } = (await ask("boss", { ...days, reason: "Grippe", state: "APPROVED" })).answer;
	const entryId = await enter();
	await ask("boss", { user: "tom", state: "APPROVED" });
	await shift("tom", "2026-07-07");
	const list = async (who: string, more: Asked = {}) =>
		(await browser(who).call(contract.listConflicts, more)).answer;
	/** `name MM-DD` */
	const shown = async (who: string, more: Asked = {}) =>
		(await list(who, more)).items.map(({ user, day }) => `${user.firstName} ${day.slice(5)}`);
	const grant = async (who: string, key: string, level: number) => {
		await query(
			`insert into user_permission (tenant_id, id, user_id, permission_key, level, scope, valid_from)
			values ($1, gen_random_uuid(), $2, $3, $4, 'GLOBAL', '2026-01-01')`,
			[tenantId, worker(who).id, key, level],
		);
		server().clock.advance({ minutes: 1 });
	};
	return { ...inbox, id, entryId, list, shown, grant };
}

test("what lies on each day is told; found by name, sorted, page by page, until the absence is mended", async () => {
	const { id, entryId, list, shown, browser } = await filled("leave");
	const { items, total } = await list("boss");
	const leave = { isSeen: true, activity: { name: "Urlaub im Team" } };
	expect(items).toMatchObject([
		{
			...{ ...leave, absenceId: id, day: "2026-06-30", user: { firstName: "lena" } },
			...{ hasEntry: true, hasShift: false, shifts: [] },
			entries: [
				{
					...{ id: entryId, zone: "Europe/Berlin" },
					...{ begin: "2026-06-30T06:00:00.000Z", end: "2026-06-30T10:00:00.000Z" },
				},
			],
		},
		{
			...{ ...leave, day: "2026-07-07", user: { firstName: "tom" } },
			...{ hasEntry: false, entries: [], hasShift: true },
			shifts: [{ name: "Frühdienst", begin: "2026-07-07T06:00:00.000Z", zone: "Europe/Berlin" }],
		},
	]);
	const { conflicts } = (await browser("boss").call(contract.getTeamFigures, {})).answer;
	expect([total, conflicts.days]).toEqual([2, 2]);
	expect(await shown("boss", { search: "muster TOM" })).toEqual(["tom 07-07"]);
	expect(await shown("boss", { sortBy: "user", sortDirection: "DESC" })).toEqual([
		...["tom 07-07", "lena 06-30"],
	]);
	const second = await list("boss", { page: 2, pageSize: 1 });
	expect([second.total, second.items[0]?.day]).toEqual([2, "2026-07-07"]);
	expect(await list("boss", { page: 9 })).toMatchObject({ total: 2, items: [] });
	expect(await roundTripsOf(server(), () => browser("boss").call(contract.listConflicts, {}))).toBe(
		1,
	);
	const { version } = (await browser("boss").call(absences.getAbsence, { id })).answer;
	await browser("boss").call(absences.cancelAbsence, { id, version, reason: null });
	expect(await shown("boss")).toEqual(["tom 07-07"]);
});

test("each is told of the people she leads, and what she may know of absence, times and shifts", async () => {
	const { list, shown, grant, browser, query, tenantId, extra, worker } = await filled("sick");
	// an illness is no more than an absence
	const [ill] = (await list("boss")).items;
	expect(ill).toMatchObject({ isSeen: true, activity: null, entries: [{}] });
	expect(JSON.stringify(await list("boss"))).not.toMatch(/SICK|Grippe|Krank/);
	await grant("boss", "sicknotes.manage", 2);
	expect((await list("boss")).items[0]?.activity?.name).toBe("Krank im Team");
	// who leads another unit, and then Tom's: of times and shifts she may know nothing
	expect(await shown("head")).toEqual([]);
	await query("update app_user set unit_id = $2 where tenant_id = $1 and id = $3", [
		...[tenantId, extra.ward],
		worker("tom").id,
	]);
	expect((await list("head")).items).toMatchObject([
		{ activity: { name: "Urlaub im Team" }, hasShift: true, shifts: [], entries: [] },
	]);
	// who decides on times alone
	await grant("tom", "timetrackings.manage", 4);
	expect((await list("tom")).items).toMatchObject([
		{ user: { firstName: "lena" }, isSeen: false, activity: null, entries: [{}] },
		{
			user: { firstName: "tom" },
			isSeen: true,
			activity: { name: "Urlaub im Team" },
			shifts: [{}],
		},
	]);
	for (const who of ["lena", "reader", "clerk"]) {
		const { status, refusal } = await browser(who).call(contract.listConflicts, {});
		expect([status, refusal.permission]).toEqual([403, "absences.manage"]);
	}
	const other = await testInbox(server());
	const elsewhere = await other.browser("boss").call(contract.listConflicts, {});
	expect(elsewhere.answer).toMatchObject({ total: 0, items: [] });
});
