import { describe, expect, test } from "vitest";
import { statementsOf } from "#kit/testing/statements-of.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { twoPeople } from "#kit/testing/two-people.ts";
import { contract } from "../contract.ts";
import { testBoard } from "./test-board.ts";

const server = useTestServer();
const office = () => testBoard(server());

describe("what people do", () => {
	test("who came is here since then, over a pause too, and gone afterwards", async () => {
		const { worker, board, activities, nodeId } = await office();
		const lena = worker("lena");
		await lena.book({ action: "START", activityId: activities.work });
		server().clock.advance({ hours: 2 });
		await lena.book({ action: "START", projectNodeId: nodeId });
		expect((await board("boss")).of("lena")).toMatchObject({
			firstName: "lena",
			unitName: "Station 1",
			zone: "Europe/Berlin",
			status: "IN",
			since: "2026-11-20T07:00:00.000Z",
			leftAt: null,
			activity: { name: "Arbeitszeit", color: "#1f8a70" },
			project: { name: "Umbau", nodeName: "Planung" },
			absence: null,
			shift: null,
		});
		server().clock.advance({ hours: 2 });
		await lena.book({ action: "START", activityId: activities.pause });
		expect((await board("boss")).of("lena")).toMatchObject({
			status: "PAUSE",
			since: "2026-11-20T11:00:00.000Z",
			activity: { name: "Pause" },
		});
		server().clock.advance({ minutes: 30 });
		await lena.book({ action: "END", activityId: activities.pause });
		expect((await board("boss")).of("lena")).toMatchObject({
			status: "IN",
			since: "2026-11-20T07:00:00.000Z",
		});
		server().clock.advance({ hours: 2 });
		await lena.book({ action: "END" });
		const left = { status: "OUT", since: null, activity: null, project: null };
		expect((await board("boss")).of("lena")).toMatchObject({
			...left,
			leftAt: "2026-11-20T13:30:00.000Z",
		});
	});

	test("who has a published shift today is expected until she came", async () => {
		const { worker, board, shift, activities } = await office();
		await shift("lena", "2026-11-20T12:00Z", "2026-11-20T20:00Z");
		const late = ["2026-11-20T12:00Z", "2026-11-20T20:00Z"] as const;
		await shift("tom", ...late, { isPublished: false });
		await shift("kim", ...late, { kind: "SHIFT_STANDBY" });
		await shift("ute", "2026-11-19T21:00Z", "2026-11-20T05:00Z", { day: "2026-11-19" });
		const { of, counts } = await board("boss");
		expect(of("lena")).toMatchObject({
			status: "PLANNED",
			shift: { begin: "2026-11-20T12:00:00.000Z", end: "2026-11-20T20:00:00.000Z", isLate: false },
		});
		expect(["tom", "kim", "ute"].map((name) => [of(name)?.status, of(name)?.shift])).toEqual([
			["OUT", null],
			["OUT", null],
			["OUT", null],
		]);
		expect(counts.PLANNED).toBe(1);
		server().clock.set("2026-11-20T13:00:00Z");
		expect((await board("boss")).of("lena")?.shift?.isLate).toBe(true);
		const lena = worker("lena");
		await lena.book({ action: "START", activityId: activities.work });
		expect((await board("boss")).of("lena")).toMatchObject({
			status: "IN",
			shift: { end: "2026-11-20T20:00:00.000Z", isLate: false },
		});
		server().clock.advance({ hours: 5 });
		await lena.book({ action: "END" });
		expect((await board("boss")).of("lena")?.status).toBe("OUT");
	});

	test("absences count on their days, halves and hours", async () => {
		const { board, absent } = await office();
		await absent("lena", { kind: "LEAVE", to: "2026-11-24" });
		await absent("tom", { state: "REQUESTED" });
		await absent("kim", { part: "SECOND_HALF", kind: "LEAVE" });
		await absent("ute", { kind: "ABSENCE", minutes: [540, 600] });
		await absent("plan", { from: "2026-11-19" });
		const states = async () => {
			const { of } = await board("boss");
			return ["lena", "tom", "kim", "ute", "plan"].map((name) => of(name)?.status);
		};
		expect(await states()).toEqual(["ABSENT", "OUT", "OUT", "OUT", "OUT"]);
		expect((await board("boss")).of("lena")?.absence).toEqual({
			kind: "LEAVE",
			until: "2026-11-24",
		});
		server().clock.set("2026-11-20T08:30:00Z");
		expect(await states()).toEqual(["ABSENT", "OUT", "OUT", "ABSENT", "OUT"]);
		server().clock.set("2026-11-20T11:00:00Z");
		expect(await states()).toEqual(["ABSENT", "OUT", "ABSENT", "OUT", "OUT"]);
	});
});

describe("who sees what", () => {
	test("a leader sees her units and those below, nobody archived, gone or yet to come", async () => {
		const { board } = await office();
		expect((await board("ward")).names).toEqual(["kim", "lena", "mia", "tom", "ward"]);
		expect((await board("boss")).names).toEqual([
			"boss",
			"kim",
			"lena",
			"mia",
			"plan",
			"tom",
			"ute",
			"ward",
		]);
	});

	test("the kind of an absence and what is booked are for those who may read them", async () => {
		const { board, worker, absent, activities } = await office();
		await worker("tom").book({ action: "START", activityId: activities.work });
		await absent("lena", { kind: "SICK" });
		expect((await board("ward")).of("lena")?.absence?.kind).toBe("SICK");
		const planned = await board("plan");
		expect(planned.of("lena")?.absence?.kind).toBe("SICK");
		expect(planned.of("tom")).toMatchObject({
			status: "IN",
			since: "2026-11-20T07:00:00.000Z",
			activity: null,
			project: null,
		});
		const watched = await board("mia");
		expect(watched.names).toEqual(["kim", "lena", "mia", "tom", "ward"]);
		expect(watched.of("lena")).toMatchObject({
			status: "ABSENT",
			absence: { kind: null, until: "2026-11-20" },
		});
		expect(watched.of("tom")?.activity).toBeNull();
		expect(JSON.stringify(watched)).not.toContain("SICK");
	});

	test("without the live view nobody is shown", async () => {
		const { worker } = await office();
		const { status } = await worker("lena").browser.call(contract.listPresence, {});
		expect(status).toBe(403);
	});

	test("another company's units and people are as good as missing", async () => {
		const { board, ids, ward } = await office();
		const other = await testBoard(server());
		const lena = other.ids.lena as string;
		expect((await board("boss", { userIds: [lena] })).people).toEqual([]);
		expect((await board("boss", { unitIds: [other.ward] })).people).toEqual([]);
		const { anna } = await twoPeople(server());
		expect((await board("boss")).people.map(({ id }) => id)).not.toContain(anna.id);
		expect((await other.board("boss", { unitIds: [ward] })).names).toEqual([]);
		expect(ids.lena).not.toBe(lena);
	});
});

describe("narrowing", () => {
	test("units with and without those below, words, statuses and people", async () => {
		const { board, ward, ids, worker, activities } = await office();
		await worker("lena").book({ action: "START", activityId: activities.work });
		const names = async (input: Parameters<typeof board>[1]) => (await board("boss", input)).names;
		expect(await names({ unitIds: [ward] })).toEqual(["kim", "lena", "mia", "tom", "ward"]);
		expect(await names({ unitIds: [ward], recursive: "false" })).toEqual([
			"lena",
			"mia",
			"tom",
			"ward",
		]);
		expect(await names({ search: "muster LEN" })).toEqual(["lena"]);
		expect(await names({ search: "%" })).toEqual([]);
		expect(await names({ statuses: ["IN", "PAUSE"] })).toEqual(["lena"]);
		expect(await names({ userIds: [ids.tom as string] })).toEqual(["tom"]);
	});

	test("counts are of everybody whom units leave, also where nobody is listed", async () => {
		const { board, ward, worker, absent, activities } = await office();
		await worker("lena").book({ action: "START", activityId: activities.work });
		await absent("tom", {});
		const counts = { IN: 1, PAUSE: 0, PLANNED: 0, ABSENT: 1, OUT: 3 };
		const all = await board("boss", { unitIds: [ward] });
		expect(all.counts).toEqual(counts);
		const none = await board("boss", { unitIds: [ward], statuses: ["PAUSE"] });
		expect([none.names, none.counts]).toEqual([[], counts]);
		expect((await board("boss")).counts).toEqual({ ...counts, OUT: 6 });
	});

	test.each([
		["unitIds.0", { unitIds: ["x"] }],
		["statuses.0", { statuses: ["SLEEPING"] }],
		["recursive", { recursive: "perhaps" }],
	])("malformed %s is refused with its name", async (field, wrong) => {
		const { worker } = await office();
		const { status, refusal } = await worker("boss").browser.call(
			contract.listPresence,
			wrong as object,
		);
		expect([status, refusal.details[0]?.field]).toEqual([400, field]);
	});
});

test("however many people there are, the question is one", async () => {
	const { worker, absent, shift } = await office();
	await absent("tom", {});
	await shift("kim", "2026-11-20T12:00Z", "2026-11-20T20:00Z");
	const { browser } = worker("boss");
	const asked = async (input: { search?: string }) => {
		server().clock.advance({ seconds: 5 });
		const sent = await statementsOf(server(), () => browser.call(contract.listPresence, input));
		return sent.filter(({ text }) => text.includes("time_tracking"));
	};
	// rights were given since she asked last: such a read is asked once more
	await asked({});
	const ofOne = await asked({ search: "lena" });
	const ofAll = await asked({});
	expect(new Set(ofAll.map(({ text }) => text)).size).toBe(1);
	expect(ofAll).toHaveLength(ofOne.length);
});
