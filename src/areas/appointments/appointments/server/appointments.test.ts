import { describe, expect, test } from "vitest";
import { deliveredNotices } from "#kit/testing/delivered-notices.ts";
import { roundTripsOf } from "#kit/testing/round-trips-of.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { appointmentCompany, weekly } from "./test-appointments.ts";

const server = useTestServer();
const company = () => appointmentCompany(server());
type Company = Awaited<ReturnType<typeof company>>;

const mailsOf = async ({ tenantId, id }: Company, name: string) => {
	server().clock.advance({ minutes: 2 });
	return (await deliveredNotices(server(), { tenantId, userId: id(name) })).map(
		({ subject, text }) => `${subject} | ${text.split("\n").find((line) => /20\d\d/.test(line))}`,
	);
};

describe("an appointment of one's own", () => {
	test("is created, shown on all days that it touches, changed and deleted without any right", async () => {
		const { as, create, seen, kinds, id } = await company();
		const more = {
			location: "Raum 1.04",
			activityId: kinds.meeting,
			description: "Zeile 1\nZeile 2",
		};
		const made = (await create("Mia", more)).answer;
		const night = { from: "2026-07-31", to: "2026-08-01", beginMinutes: 1320, endMinutes: 120 };
		await create("Mia", { title: "Nacht", ...night });
		const days = { from: "2026-07-10", to: "2026-07-11", beginMinutes: null, endMinutes: null };
		await create("Mia", { title: "Messe", ...days });
		const all = ["07-03T12:00 one Übergabe", "07-09T22:00 one Messe", "07-31T20:00 one Nacht"];
		expect(await seen("Mia", {})).toEqual(all);
		const august = { range: { from: "2026-08-01", to: "2026-08-31" } };
		expect(await seen("Mia", august)).toEqual(["07-31T20:00 one Nacht"]);
		const { answer } = await as("Mia").call(contract.getAppointment, { id: made.id });
		expect(answer).toMatchObject({
			...{
				title: "Übergabe",
				location: "Raum 1.04",
				description: "Zeile 1\nZeile 2",
			},
			...{ from: "2026-07-03", beginMinutes: 840 },
			...{ endMinutes: 855, allDay: false, ownerName: "Mia Muster", userId: id("Mia") },
			...{ mayWrite: true, mayDelete: true, recurrence: null, activity: { name: "Besprechung" } },
		});
		const change = { id: made.id, title: "Übergabe neu", from: "2026-07-04", to: "2026-07-04" };
		const times = { beginMinutes: 0, endMinutes: 1439, version: 1 };
		const changed = await as("Mia").call(contract.updateAppointment, { ...change, ...times });
		expect(changed.answer.version).toBe(2);
		const stale = await as("Mia").call(contract.updateAppointment, { ...change, ...times });
		expect([stale.status, stale.refusal.code]).toEqual([409, "STALE_VERSION"]);
		expect(stale.refusal.facts).toMatchObject({ changedBy: "Mia Muster" });
		await as("Mia").call(contract.deleteAppointment, { id: made.id });
		expect(await seen("Mia", {})).toEqual(all.slice(1));
	});

	test("is listed in one round trip, whatever it repeats and where nobody is named or many are", async () => {
		const { as, create, id, unit } = await company();
		await create("Mia", { recurrence: weekly });
		const range = { from: "2026-07-01", to: "2026-07-31" };
		const userIds = [id("Mia"), id("Nina"), id("Sven")];
		const asked = { range, userIds, units: { unitIds: [unit("Nord")] } };
		const call = () => as("Mia").call(contract.listAppointments, asked);
		expect(await roundTripsOf(server(), call)).toBe(1);
	});
});

/** Of Mia: one alone, one that Sven is asked to, one of Nord as a whole, one of Süd. */
async function severalOwners() {
	const built = await company();
	const { create, id, unit } = built;
	await create("Mia", { title: "Arzt" });
	const people = { userId: id("Mia"), participantIds: [id("Sven"), id("Mia")] };
	const invited = await create("Alma", { title: "Abstimmung", ...people });
	await create("Alma", { title: "Begehung", unitId: unit("Nord") });
	await create("Alma", { title: "Inventur", unitId: unit("Süd") });
	return { ...built, invited: invited.answer.id };
}

describe("who sees what", () => {
	const [a, b, c] = ["Arzt", "Abstimmung", "Begehung"];
	// biome-ignore format: a table, one case a line
	const cases: readonly [string, string, readonly string[]][] = [
		["oneself all", "Mia", [a, b, c].map(String)],
		["a colleague of the unit the times, and what is of the unit", "Nina", ["?", "?", String(c)]],
		["who is asked, nothing of a person he does not see", "Sven", []],
		["the head of the department by READ", "Leo", [a, b, c].map(String)],
		["who reads, all", "Rita", [a, b, c].map(String)],
		["who lists, the times", "Lia", ["?", "?", "?"]],
		["the administrator, all", "Alma", [a, b, c].map(String)],
	];
	test("depends on who one is: oneself, a colleague, a participant, a right", async () => {
		const { seen, id, unit, as, invited } = await severalOwners();
		const titles = async (name: string, asked?: Parameters<typeof seen>[1]) =>
			(await seen(name, asked)).map((line) => line.split(" ").at(-1)).sort();
		for (const [title, name, expected] of cases)
			expect(await titles(name), title).toEqual([...expected].sort());
		// his own calendar has what he is asked to, and what is of his unit
		expect(await titles("Sven", {})).toEqual(["Abstimmung", "Inventur"]);
		const units = { units: { unitIds: [unit("Nord"), unit("Süd")] } };
		expect(await titles("Mia", units)).toEqual(["Begehung"]);
		expect(await titles("Lia", units)).toEqual(["?", "Inventur"]);
		const foreign = await appointmentCompany(server());
		const mine = { userIds: [id("Mia")], ...units };
		const range = { from: "2026-07-01", to: "2026-07-31" };
		const other = await foreign.as("Alma").call(contract.listAppointments, { range, ...mine });
		expect(other.answer.appointments).toEqual([]);
		const detail = await as("Sven").call(contract.getAppointment, { id: invited });
		expect(detail.answer.participants.map(({ firstName }) => firstName)).toEqual(["Sven"]);
	});

	test("is refused as forbidden to who sees it, and as missing to everybody else", async () => {
		const { create, as, unit, id } = await company();
		const people = { userId: id("Mia"), participantIds: [id("Sven")] };
		const own = (await create("Alma", people)).answer.id;
		const ofUnit = (await create("Alma", { unitId: unit("Nord") })).answer.id;
		const foreign = await appointmentCompany(server());
		const values = { title: "Anders", from: "2026-07-04", to: "2026-07-04", version: 1 };
		const times = { beginMinutes: 60, endMinutes: 120 };
		const reply = async (who: string, what: string, browser = as(who)) => {
			const read = await browser.call(contract.getAppointment, { id: what });
			const write = await browser.call(contract.updateAppointment, {
				id: what,
				...values,
				...times,
			});
			const gone = await browser.call(contract.deleteAppointment, { id: what });
			return [read.status, write.status, gone.status];
		};
		expect(await reply("Alma", own, foreign.as("Alma"))).toEqual([404, 404, 404]);
		expect(await reply("Hanna", ofUnit, foreign.as("Hanna"))).toEqual([404, 404, 404]);
		expect(await reply("Lia", own)).toEqual([403, 403, 403]);
		expect(await reply("Nina", own)).toEqual([403, 403, 403]);
		expect(await reply("Sven", own)).toEqual([200, 403, 403]);
		expect(await reply("Sven", ofUnit)).toEqual([404, 404, 404]);
		expect(await reply("Mia", ofUnit)).toEqual([200, 403, 403]);
		expect(await reply("Rita", ofUnit)).toEqual([200, 403, 403]);
		// WRITE changes and does not delete what somebody else created
		expect(await reply("Leo", ofUnit)).toEqual([200, 200, 403]);
		expect(await reply("Leo", own)).toEqual([200, 200, 403]);
		const refused = await as("Leo").call(contract.deleteAppointment, { id: own });
		expect(refused.refusal).toMatchObject({ permission: "appointments.manage", level: "FULL" });
		const made = (await create("Leo", { unitId: unit("Nord 2") })).answer.id;
		expect((await as("Leo").call(contract.deleteAppointment, { id: made })).status).toBe(200);
		expect((await as("Fina").call(contract.deleteAppointment, { id: own })).status).toBe(200);
	});
});

describe("creating", () => {
	test("for others and for units takes WRITE there", async () => {
		const { create, id, unit } = await company();
		const status = async (who: string, more: Parameters<typeof create>[1]) =>
			(await create(who, more)).status;
		expect(await status("Leo", { userId: id("Mia") })).toBe(200);
		expect(await status("Leo", { unitId: unit("Nord 1") })).toBe(200);
		expect(await status("Leo", { unitId: unit("Süd") })).toBe(404);
		expect(await status("Leo", { userId: id("Sven") })).toBe(404);
		expect(await status("Rita", { userId: id("Mia") })).toBe(403);
		expect(await status("Lia", { unitId: unit("Nord") })).toBe(403);
		expect(await status("Mia", { unitId: unit("Nord 1") })).toBe(404);
	});

	const times = (
		from: string,
		to: string,
		beginMinutes: number | null,
		endMinutes: number | null,
	) => ({
		...{ from, to, beginMinutes, endMinutes },
	});
	const day = "2026-07-03";
	// biome-ignore format: a table, one case a line
	const malformed = [
		["ends when it begins", times(day, day, 600, 600), "APPOINTMENT_TIMES"],
		["ends the day before", times(day, "2026-07-02", null, null), "APPOINTMENT_TIMES"],
		["one time alone", times(day, day, 600, null), "APPOINTMENT_TIMES"],
		["lasts too long", times(day, "2026-08-03", 0, 1), "APPOINTMENT_TIMES"],
		["no such day", times("2026-02-30", day, 0, 1), "MALFORMED"],
		["no title", { title: " " }, "MALFORMED"],
		["minute 1440", times(day, day, 600, 1440), "MALFORMED"],
		["interval 0", { recurrence: { ...weekly, interval: 0 } }, "MALFORMED"],
		["weekday 8", { recurrence: { ...weekly, weekdays: [8] } }, "MALFORMED"],
		["place 6", { recurrence: { type: "MONTHLY", weekdays: [1], nth: 6 } }, "MALFORMED"],
		["place without weekdays", { recurrence: { type: "MONTHLY", nth: 1 } }, "APPOINTMENT_SERIES_RULE"],
		["until and count", { recurrence: { ...weekly, until: "2026-12-31", count: 2 } }, "APPOINTMENT_SERIES_RULE"],
		["ends before", { recurrence: { ...weekly, until: "2026-07-02" } }, "APPOINTMENT_SERIES_ENDS_BEFORE"],
		["never comes", { recurrence: { type: "YEARLY", weekdays: [1], nth: 5 }, ...times("2196-03-01", "2196-03-01", 0, 1) }, "APPOINTMENT_SERIES_WITHOUT_DAY"],
	] as const;
	test("is refused where times or rules do not go together, with an unfit kind, two owners or strangers", async () => {
		const { create, id, unit, kinds, seen } = await company();
		const code = async (more: object) => (await create("Mia", more)).refusal.code;
		for (const [title, given, expected] of malformed)
			expect(await code(given), title).toBe(expected);
		expect(await code({ activityId: kinds.work })).toBe("APPOINTMENT_KIND_UNFIT");
		expect(await code({ userId: id("Mia"), unitId: unit("Nord 1") })).toBe("APPOINTMENT_OWNER");
		expect(await code({ participantIds: [id("Sven")] })).toBe("APPOINTMENT_PARTICIPANT_UNKNOWN");
		expect(await seen("Mia", {})).toEqual([]);
	});
});

describe("participants", () => {
	test("are told when they are asked, when it moves and when it is cancelled, and answer for themselves", async () => {
		const built = await company();
		const { create, as, id } = built;
		const made = (await create("Mia", { participantIds: [id("Nina")] })).answer;
		const when = "Freitag, 3. Juli 2026, 14:00–14:15 Uhr";
		expect(await mailsOf(built, "Nina")).toEqual([`Einladung: Übergabe | ${when}`]);
		await as("Nina").call(contract.answerAppointment, { id: made.id, answer: "ACCEPTED" });
		const answers = async () =>
			(await as("Mia").call(contract.getAppointment, { id: made.id })).answer.participants.map(
				({ answer }) => answer,
			);
		expect(await answers()).toEqual(["ACCEPTED"]);
		const change = { ...built.values, id: made.id, participantIds: [id("Nina")] };
		await as("Mia").call(contract.updateAppointment, { ...change, version: 1, title: "Neu" });
		expect([await answers(), (await mailsOf(built, "Nina")).length]).toEqual([["ACCEPTED"], 1]);
		const later = { ...change, version: 2, beginMinutes: 900, endMinutes: 930 };
		await as("Mia").call(contract.updateAppointment, later);
		expect([await answers(), (await mailsOf(built, "Nina")).at(-1)]).toEqual([
			["NONE"],
			"Verschoben: Übergabe | Freitag, 3. Juli 2026, 15:00–15:30 Uhr",
		]);
		await as("Mia").call(contract.updateAppointment, { ...later, version: 3, participantIds: [] });
		expect((await mailsOf(built, "Nina")).at(-1)).toContain("Abgesagt: Übergabe");
		const stranger = await as("Nina").call(contract.answerAppointment, {
			id: made.id,
			answer: "NONE",
		});
		expect(stranger.status).toBe(404);
		expect(await mailsOf(built, "Mia")).toEqual([]);
	});

	test("are chosen among people one lists and those of one's own unit", async () => {
		const { as } = await company();
		const names = async (who: string, search = "") =>
			(await as(who).call(contract.findAppointmentPeople, { search })).answer.people.map(
				({ firstName }) => firstName,
			);
		expect(await names("Mia")).toEqual(["Mia", "Nina"]);
		expect(await names("Alma", "sve mus")).toEqual(["Sven"]);
	});
});
