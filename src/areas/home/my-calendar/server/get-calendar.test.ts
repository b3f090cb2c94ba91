import { expect, test } from "vitest";
import { contract as absences } from "#areas/absences/requests/contract.ts";
import { testTeam } from "#areas/absences/requests/server/test-team.ts";
import { contract as appointments } from "#areas/appointments/appointments/contract.ts";
import { contract as openShifts } from "#areas/shift-planning/open-shifts/contract.ts";
import { testOffers } from "#areas/shift-planning/open-shifts/server/test-offers.ts";
import { contract as shifts } from "#areas/shift-planning/shifts/contract.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { roundTripsOf } from "#kit/testing/round-trips-of.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { addNight } from "./test-shift.ts";

const server = useTestServer();
const july = { from: "2026-06-24", to: "2026-08-07" };
type Team = Awaited<ReturnType<typeof testTeam>>;
type Given = GivenOf<typeof contract.getCalendar>;

const everything = {
	range: july,
	absences: {},
	trackings: {},
	loadWorkdays: true,
	loadSubstitutions: true,
	loadAppointments: true,
	loadShifts: true,
} as const;

const calendarOf = async (team: Team, who: string, more: Partial<Given> = {}) =>
	(await team.browser(who).call(contract.getCalendar, { ...everything, ...more })).answer;

/** Lena works a morning, asks for a week for which Tom is to stand in, and was ill; one day is free at her site. */
async function filled() {
	const team = await testTeam(server());
	const { worker, activities, ask, extra } = team;
	await worker("lena").book({
		action: "START",
		activityId: activities.work,
		timestamp: "2026-07-01T06:00:00Z",
	});
	await worker("lena").book({
		action: "END",
		activityId: activities.work,
		timestamp: "2026-07-01T10:00:00Z",
	});
	await ask("lena", { substituteUserId: worker("tom").id });
	const sick = {
		from: "2026-07-20",
		to: "2026-07-21",
		activityId: extra.sick,
		state: "APPROVED",
	} as const;
	await ask("lena", sick);
	const rejected = await ask("lena", { from: "2026-07-27", to: "2026-07-27" });
	const { id, version } = rejected.answer;
	await team.browser("boss").call(absences.rejectAbsence, { id, version, reason: "Inventur" });
	await team.browser("lena").call(appointments.createAppointment, {
		...{ title: "Teamsitzung", from: "2026-06-23", to: "2026-06-23", beginMinutes: 840 },
		...{ endMinutes: 885, recurrence: { type: "WEEKLY", interval: 2 } },
	});
	await withClient(server().adminUrl, (client) =>
		client.query(
			`insert into holiday (tenant_id, id, date, name, factor, kind)
			select u.tenant_id, gen_random_uuid(), '2026-07-14', 'Stadtfest', 0.5, 'OTHER' from app_user u where u.id = $1`,
			[worker("lena").id],
		),
	);
	return team;
}

test("one's own days with everything on them come in one round trip", async () => {
	const team = await filled();
	await addNight(server(), team.worker("lena").id, "2026-07-29");
	await addNight(server(), team.worker("lena").id, "2026-07-30", { isKnown: false });
	const own = await calendarOf(team, "lena");
	expect(own.shifts).toMatchObject([
		{ day: "2026-07-29", beginMinute: 1260, endMinute: 1800, workspaceName: null },
	]);
	expect(own.users.map(({ firstName, zone }) => [firstName, zone])).toEqual([
		["lena", "Europe/Berlin"],
	]);
	expect(own.holidays).toEqual([
		{ date: "2026-07-14", name: "Stadtfest", factor: 0.5, siteId: null },
	]);
	expect(own.absences.map(({ activity, from, state }) => [activity?.name, from, state])).toEqual([
		["Urlaub im Team", "2026-07-06", "REQUESTED"],
		["Krank im Team", "2026-07-20", "APPROVED"],
	]);
	expect(own.timeTrackings.map(({ begin, end }) => [begin, end])).toEqual([
		["2026-07-01T06:00:00.000Z", "2026-07-01T10:00:00.000Z"],
	]);
	expect(own.activities.map(({ name }) => name)).toEqual([
		"Urlaub im Team",
		"Krank im Team",
		"Arbeitszeit",
	]);
	expect(own.appointments.map(({ title, begin }) => [title, begin.slice(5, 16)])).toEqual([
		["Teamsitzung", "07-07T12:00"],
		["Teamsitzung", "07-21T12:00"],
		["Teamsitzung", "08-04T12:00"],
	]);
	const [plan] = own.workDayInfo;
	expect(plan?.workDays).toHaveLength(45);
	expect(plan?.workDays.slice(2, 4)).toEqual([
		{ date: "2026-06-26", workHours: 8, workStartRegular: null, workEndRegular: null },
		{ date: "2026-06-27", workHours: 0, workStartRegular: null, workEndRegular: null },
	]);
	const call = () => team.browser("lena").call(contract.getCalendar, everything);
	expect(await roundTripsOf(server(), call)).toBe(1);
});

test("who is asked to stand in sees for whom and when, and not why she is away", async () => {
	const team = await filled();
	const { substitutions, absences: none } = await calendarOf(team, "tom");
	expect(substitutions).toMatchObject([
		{
			userId: team.worker("tom").id,
			absentUser: { firstName: "lena", lastName: "Muster" },
			from: "2026-07-06",
			to: "2026-07-12",
			state: "REQUESTED",
		},
	]);
	expect(none).toEqual([]);
});

test("nothing comes that was not asked for", async () => {
	const team = await filled();
	const { answer } = await team.browser("lena").call(contract.getCalendar, { range: july });
	const { users, holidays, ...rest } = answer;
	expect([users.length, holidays.length]).toEqual([1, 1]);
	expect(Object.values(rest).flat()).toEqual([]);
	const onlyLeave = await calendarOf(team, "lena", {
		absences: { classTypes: ["LEAVE"], states: ["REQUESTED", "REJECTED"] },
	});
	expect(onlyLeave.absences.map(({ state }) => state)).toEqual(["REQUESTED", "REJECTED"]);
	const off = await calendarOf(team, "lena", {
		absences: { load: false },
		trackings: { load: false },
	});
	expect([off.absences, off.timeTrackings]).toEqual([[], []]);
});

test("of others comes what one may read, and nobody whom one does not see", async () => {
	const team = await filled();
	const userIds = [team.worker("lena").id, team.worker("tom").id];
	const read = await calendarOf(team, "reader", { userIds });
	expect(read.users.map(({ firstName }) => firstName)).toEqual(["lena", "tom"]);
	expect(read.absences.map(({ activity }) => activity?.name)).toEqual([
		"Urlaub im Team",
		undefined,
	]);
	expect([read.timeTrackings, read.workDayInfo]).toEqual([[], []]);
	// a colleague of the unit sees the times alone
	expect(read.appointments.map(({ title, userIds }) => [title, userIds])).toEqual(
		Array.from({ length: 3 }, () => [null, userIds.slice(0, 1)]),
	);
	expect(read.substitutions).toHaveLength(1);
	const boss = await calendarOf(team, "boss", { userIds });
	expect([boss.timeTrackings.length, boss.workDayInfo.length]).toEqual([1, 2]);
	const blind = await calendarOf(team, "head", { userIds });
	expect([blind.users, blind.absences, blind.timeTrackings, blind.workDayInfo]).toEqual([
		[],
		[],
		[],
		[],
	]);
	const units = { unitIds: [team.extra.ward] };
	const ward = await calendarOf(team, "boss", { units });
	expect(ward.users.map(({ firstName }) => firstName)).toEqual(["head"]);
});

// biome-ignore format: a table, one case a line
test.each([
	["2026-07-31", "2026-07-01", "CALENDAR_DAYS"],
	["2026-07-01", "2026-09-01", "CALENDAR_DAYS"],
	["2026-07-01", "2026-02-30", "MALFORMED"],
])("%s to %s is refused", async (from, to, code) => {
	const team = await testTeam(server());
	const reply = await team.browser("lena").call(contract.getCalendar, { range: { from, to } });
	expect(reply.refusal.code).toBe(code);
});

/** Max, whose shift is known, is away for a day and has an appointment; what somebody learns of that. */
async function colleague() {
	const ward = await testOffers(server());
	const { as, ids, planned, tenantId } = ward;
	const userId = ids.Max as string;
	await planned({ userId });
	const ask = (text: string) =>
		withClient(server().adminUrl, async (client) => (await client.query(text, [tenantId])).rows);
	const [leave] = await ask(
		"select id from activity where tenant_id = $1 and class_type = 'ABSENCE' limit 1",
	);
	const day = { from: "2026-07-20", to: "2026-07-20", userId };
	const away = { ...day, activityId: leave?.id, state: "APPROVED" } as const;
	expect((await as("Alma").call(absences.requestAbsence, away)).status).toBe(200);
	const times = { title: "Arzt", beginMinutes: 600, endMinutes: 660 };
	expect((await as("Alma").call(appointments.createAppointment, { ...day, ...times })).status).toBe(
		200,
	);
	const range = { from: "2026-07-01", to: "2026-07-31" };
	const learns = async (who: string) => {
		const browser = as(who);
		const of = { userIds: [userId] };
		const plan = (await browser.call(shifts.getShiftPlan, range)).answer;
		const rows = (await browser.call(shifts.listShifts, { ...range, ...of })).answer;
		const booked = (await browser.call(appointments.listAppointments, { range, ...of })).answer;
		const absent = (await browser.call(absences.listAbsences, { ...range, ...of })).answer;
		const partners = (await browser.call(openShifts.listSwapPartners, {})).answer;
		return {
			plan: plan.people.flatMap((one) => (one.id === userId ? [one.shifts.length] : [])),
			shifts: rows.items.map((one) => one.day),
			titles: booked.appointments.map(({ title }) => title),
			away: absent.absences.map(({ from, reason }) => [from, reason]),
			partners: partners.items.map((one) => one.firstName),
		};
	};
	const withdraw = (key: string) =>
		ask(`delete from role_permission where tenant_id = $1 and permission_key = '${key}'`);
	return { learns, withdraw };
}

test("of colleagues of one's own department it is shown when they are there and when not, as long as the calendar shows them", async () => {
	const { learns, withdraw } = await colleague();
	// who lists people knows of their absences by that
	await withdraw("users.manage");
	const nothing = { plan: [], shifts: [], titles: [], away: [], partners: [] };
	expect(await learns("Mia")).toEqual({
		...{ plan: [1], shifts: ["2026-07-06"], titles: [null] },
		...{ away: [["2026-07-20", null]], partners: ["Max"] },
	});
	expect(await learns("Sven")).toEqual(nothing);
	await withdraw("calendar.showusersofownunit");
	server().clock.advance({ seconds: 2 });
	expect(await learns("Mia")).toEqual(nothing);
});
