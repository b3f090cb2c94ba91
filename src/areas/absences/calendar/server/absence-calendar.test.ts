import { expect, test } from "vitest";
import { testTeam } from "#areas/absences/requests/server/test-team.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { absenceReader } from "../contract/absence-cells.ts";
import { contract } from "../contract.ts";

const server = useTestServer();
const july = { from: "2026-07-01", to: "2026-07-31" };

type Team = Awaited<ReturnType<typeof testTeam>>;

const calendarOf = async (team: Team, who: string, more: object = {}) =>
	(await team.browser(who).call(contract.getAbsenceCalendar, { ...july, ...more })).answer;

/** What somebody sees of Lena: `class kind from state`. */
async function seen(team: Team, who: string, more: object = {}) {
	const { people, activities } = await calendarOf(team, who, more);
	const names = new Map(activities.map(({ id, name }) => [id, name]));
	const lena = people.find(({ id }) => id === team.worker("lena").id);
	return lena?.absences
		.map(absenceReader(activities))
		.map(({ classType, activityId, from, state }) =>
			[classType, names.get(activityId ?? "") ?? "abwesend", from.slice(5), state].join(" "),
		);
}

async function filled() {
	const team = await testTeam(server());
	const { ask, extra } = team;
	await ask("boss", { state: "APPROVED" });
	await ask("lena", {
		from: "2026-07-20",
		to: "2026-07-21",
		activityId: extra.sick,
		state: "APPROVED",
	});
	await ask("lena", { from: "2026-07-27", to: "2026-07-27" });
	await ask("lena", { from: "2026-07-30", to: "2026-07-30", state: "PLANNED" });
	return team;
}

test("each sees whom and what she may", async () => {
	const team = await filled();
	const leave = "LEAVE Urlaub im Team 07-06 APPROVED";
	const later = ["LEAVE Urlaub im Team 07-27 REQUESTED", "LEAVE Urlaub im Team 07-30 PLANNED"];
	expect(await seen(team, "lena")).toEqual([leave, "SICK Krank im Team 07-20 APPROVED", ...later]);
	expect(await seen(team, "nurse")).toEqual([leave, "SICK Krank im Team 07-20 APPROVED", ...later]);
	expect(await seen(team, "reader")).toEqual([leave, "ABSENCE abwesend 07-20 APPROVED", ...later]);
	expect(await seen(team, "head")).toBeUndefined();
	const { people } = await calendarOf(team, "head");
	expect(people.map(({ firstName }) => firstName)).toEqual(["head"]);
});

test("an employee, who is shown her colleagues in the calendar, sees that they are away, and nothing else", async () => {
	const team = await filled();
	const away = [
		"ABSENCE abwesend 07-06 APPROVED",
		"ABSENCE abwesend 07-20 APPROVED",
		"ABSENCE abwesend 07-27 REQUESTED",
	];
	expect(await seen(team, "tom")).toEqual(away);
	// whichever kinds are asked for: a filter would tell them
	for (const kind of ["LEAVE", "SICK"] as const)
		expect(await seen(team, "tom", { classTypes: [kind] })).toEqual(away);
	const { people } = await calendarOf(team, "tom");
	expect(people.find(({ firstName }) => firstName === "lena")?.mayRequest).toBe(false);
});

test("free days, who is left, units, and pages of people", async () => {
	const team = await filled();
	await withClient(server().adminUrl, async (client) => {
		const add = (factor: number, site: string) =>
			client.query(
				`insert into holiday (tenant_id, id, date, name, site_id, factor, kind)
				select u.tenant_id, gen_random_uuid(), '2026-07-14', 'Stadtfest', ${site}, $2, 'OTHER' from app_user u where u.id = $1`,
				[team.worker("lena").id, factor],
			);
		await add(0.5, "null");
		await client.query(
			`insert into school_holiday (tenant_id, id, name, from_date, to_date)
			select tenant_id, gen_random_uuid(), 'Sommerferien', '2026-07-29', '2026-09-08' from app_user where id = $1`,
			[team.worker("lena").id],
		);
	});
	const all = await calendarOf(team, "boss");
	expect(all.holidays).toEqual([
		{ date: "2026-07-14", name: "Stadtfest", factor: 0.5, everywhere: true },
	]);
	expect(all.schoolHolidays).toMatchObject([{ name: "Sommerferien", from: "2026-07-29" }]);
	expect(all.total).toBe(8);
	expect(all.present.length).toBe(31);
	expect([all.present[4], all.present[5], all.present[19], all.present[26]]).toEqual([8, 7, 7, 8]);
	expect(all.units).toHaveLength(2);
	const second = await calendarOf(team, "boss", { page: 2, pageSize: 3 });
	expect([second.people.length, second.total]).toEqual([3, 8]);
	const ward = await calendarOf(team, "boss", { unitIds: [team.extra.ward] });
	expect(ward.people.map(({ firstName }) => firstName)).toEqual(["head"]);
	const found = await calendarOf(team, "boss", { search: "LEN must" });
	expect(found.people.map(({ firstName }) => firstName)).toEqual(["lena"]);
});

// biome-ignore format: a table, one case a line
test.each([
	["2026-07-31", "2026-07-01", "CALENDAR_RANGE"],
	["2026-01-01", "2027-12-31", "CALENDAR_RANGE"],
	["2026-01-01", "2026-02-30", "MALFORMED"],
])("%s to %s is refused", async (from, to, code) => {
	const team = await testTeam(server());
	const reply = await team.browser("boss").call(contract.getAbsenceCalendar, { from, to });
	expect(reply.refusal.code).toBe(code);
});
