import { expect, test } from "vitest";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../../contract.ts";
import { testDesk } from "../test-desk.ts";

const server = useTestServer();
type Given = GivenOf<typeof contract.requestTimeTrackings>;

const eight = { begin: 480, end: 960 };
const tooMuch = ["BREAK_MISSING", "SIX_HOURS_WITHOUT_BREAK"];

/** The desk with series: Monday 2026-11-16 to Friday, 8 to 12, for Lena, as Boss, approved at once, unless said otherwise. */
async function desk() {
	const made = await testDesk(server());
	const { browser, worker, activities } = made;
	const wanted = (more: Partial<Given>): Given => ({
		userIds: [worker("lena").id],
		from: "2026-11-16",
		to: "2026-11-22",
		weekdays: [1, 2, 3, 4, 5],
		times: { begin: 480, end: 720 },
		activityId: activities.work,
		state: "APPROVED",
		...more,
	});
	const preview = async (who: string, more: Partial<Given> = {}) =>
		browser(who).call(contract.previewTimeTrackings, wanted(more));
	const create = (who: string, more: Partial<Given> = {}) =>
		browser(who).call(contract.requestTimeTrackings, wanted(more));
	const entries = async () => {
		const asked = { sortBy: "begin", pageSize: 500 } as const;
		const list = contract.listTimeTrackingsOf;
		const { answer } = await browser("boss").call(list, asked);
		return answer.items.map(
			({ user, begin, state }) => `${user.firstName} ${begin.slice(8, 16)} ${state}`,
		);
	};
	return { ...made, preview, create, entries };
}

test("several people and days are entered by the wall clock of each, and told before", async () => {
	const { preview, create, entries, worker, steps, traces, browser } = await desk();
	const userIds = [worker("lena").id, worker("tom").id];
	const seen = await preview("boss", { userIds, weekdays: [1, 2] });
	expect(seen.answer.lines).toHaveLength(4);
	expect(seen.answer.lines[0]).toMatchObject({
		day: "2026-11-16",
		begin: "2026-11-16T07:00:00.000Z",
		zone: "Europe/Berlin",
		fault: null,
		violations: [],
	});
	expect(await entries()).toEqual([]);
	const asked: Partial<Given> = { userIds, weekdays: [1, 2] };
	asked.state = "REQUESTED";
	const made = await create("boss", asked);
	expect(made.answer).toEqual({ created: 4, left: [], jobId: null });
	expect((await entries()).toSorted()).toEqual([
		"lena 16T07:00 REQUESTED",
		"lena 17T07:00 REQUESTED",
		"tom 16T07:00 REQUESTED",
		"tom 17T07:00 REQUESTED",
	]);
	const list = await browser("boss").call(contract.listTimeTrackingsOf, {});
	const [{ id } = { id: "" }] = list.answer.items;
	expect(await steps(id)).toEqual(["REQUEST SUPERVISOR_APPROVAL=OPEN"]);
	expect(await traces(id)).toEqual(["created"]);
});

test("bad lines: nothing is created, or only the good ones", async () => {
	const { preview, create, entries, enter, worker } = await desk();
	await enter("boss", { state: "APPROVED" });
	const more = { to: "2026-11-23", weekdays: [1, 5] };
	const faults = (await preview("boss", more)).answer.lines.map(({ day, fault }) => [day, fault]);
	expect(faults).toEqual([
		["2026-11-16", null],
		["2026-11-20", "TIME_TRACKING_OVERLAPS"],
		["2026-11-23", "TIME_TRACKING_IN_FUTURE"],
	]);
	const nothing = await create("boss", more);
	expect([nothing.status, nothing.refusal]).toMatchObject([
		422,
		{
			code: "SERIES_FAULTY",
			message: "Es wurde nichts angelegt: 2 Zeilen sind fehlerhaft.",
			facts: {
				lines: [
					{ userId: worker("lena").id, day: "2026-11-20" },
					{ fault: "TIME_TRACKING_IN_FUTURE" },
				],
			},
		},
	]);
	expect(await entries()).toHaveLength(1);
	const some = await create("boss", { ...more, onFault: "VALID_ONLY" });
	expect([some.answer.created, some.answer.left.length]).toEqual([1, 2]);
	expect(await entries()).toHaveLength(2);
});

test("outside the employment, in a closed month, withheld, over itself: each line says why", async () => {
	const { preview, worker, tenantId, activities } = await desk();
	const lena = worker("lena").id;
	await withClient(server().adminUrl, (client) =>
		client.query(
			`insert into closed_month (tenant_id, user_id, month, close_no, closed_at) values ($1, $2, '2026-10-01', 1, now())`,
			[tenantId, lena],
		),
	);
	const faults = async (more: Partial<Given>) =>
		(await preview("boss", more)).answer.lines.map(({ fault }) => fault);
	const day = (from: string) => ({ from, to: from, weekdays: [1, 2, 3, 4, 5] });
	expect(await faults(day("2025-12-31"))).toEqual(["USER_NOT_EMPLOYED"]);
	expect(await faults(day("2026-10-30"))).toEqual(["MONTH_CLOSED"]);
	const over = { begin: 480, end: 480 + 1500 };
	const days = { from: "2026-11-16", to: "2026-11-17" };
	expect(await faults({ ...days, times: over })).toEqual([null, "TIME_TRACKING_OVERLAPS"]);
	expect(await faults({ ...days, times: { begin: 0, end: 2200 } })).toEqual([
		"TIME_TRACKING_TOO_LONG",
		"TIME_TRACKING_TOO_LONG",
	]);
	await withClient(server().adminUrl, (client) =>
		client.query(
			`insert into activity_override (tenant_id, user_id, activity_id, class_type, is_allowed)
			values ($1, $2, $3, 'WORKTIME', false)`,
			[tenantId, lena, activities.work],
		),
	);
	expect(await faults({ ...day("2026-11-16") })).toEqual(["ACTIVITY_NOT_BOOKABLE"]);
});

test("dates with warnings are skipped, or created with all of them accepted", async () => {
	const { create, entries, worker, browser, acknowledged } = await desk();
	const long = { times: eight, weekdays: [4, 5] };
	const warned = await create("boss", long);
	expect([warned.status, warned.refusal.code]).toEqual([422, "RULES_VIOLATED"]);
	const told = warned.refusal.violations as { code: string; line: { day: string } }[];
	expect(told.map(({ code, line }) => `${line.day} ${code}`)).toEqual([
		"2026-11-19 BREAK_MISSING",
		"2026-11-19 SIX_HOURS_WITHOUT_BREAK",
		"2026-11-20 BREAK_MISSING",
		"2026-11-20 SIX_HOURS_WITHOUT_BREAK",
	]);
	const skipped = [{ userId: worker("lena").id, day: "2026-11-20" }];
	expect((await create("boss", { ...long, skipped })).status).toBe(422);
	const made = await create("boss", { ...long, skipped, accept: tooMuch });
	expect(made.answer.created).toBe(1);
	expect(await entries()).toEqual(["lena 19T07:00 APPROVED"]);
	const list = await browser("boss").call(contract.listTimeTrackingsOf, {});
	const [{ id } = { id: "" }] = list.answer.items;
	expect((await acknowledged(id))[0]?.codes).toEqual(tooMuch);
});

test("who may not, and what is no series, is refused as a whole", async () => {
	const { create } = await desk();
	// biome-ignore format: a table, one case a line
	const cases: readonly (readonly [string, Partial<Given>, number, string | undefined])[] = [
		["lena", { state: "REQUESTED", weekdays: [1] }, 200, undefined],
		["clerk", { state: "REQUESTED", weekdays: [2] }, 200, undefined],
		["reader", {}, 403, "FORBIDDEN"],
		["tom", {}, 403, "FORBIDDEN"],
		["head", {}, 404, "NOT_FOUND"],
		["boss", { userIds: [] }, 422, "SERIES_WITHOUT_PEOPLE"],
		["boss", { to: "2026-11-15" }, 422, "SERIES_RANGE"],
		["boss", { to: "2027-11-17" }, 422, "SERIES_RANGE"],
		["boss", { times: { begin: 600, end: 600 } }, 422, "TIME_TRACKING_END_BEFORE_BEGIN"],
		["boss", { times: { begin: 600, end: 540 } }, 422, "TIME_TRACKING_END_BEFORE_BEGIN"],
		["boss", { times: null }, 422, "SERIES_EMPTY"],
		["boss", { weekdays: [] }, 400, "MALFORMED"],
		["boss", { weekdays: [8] }, 400, "MALFORMED"],
	];
	for (const [who, more, status, code] of cases) {
		const reply = await create(who, more);
		const found = reply.status === 200 ? undefined : reply.refusal.code;
		expect([who, more, reply.status, found]).toEqual([who, more, status, code]);
	}
});

test("another company's people are missing; units bring those of them whom one may write for", async () => {
	const { create, entries, extra } = await desk();
	const elsewhere = await testDesk(server());
	const foreign = { userIds: [elsewhere.worker("lena").id] };
	expect((await create("boss", foreign)).status).toBe(404);
	const units = { userIds: [], unitIds: [extra.ward], weekdays: [1] };
	expect((await create("boss", units)).answer.created).toBe(1);
	expect(await entries()).toEqual(["head 16T07:00 APPROVED"]);
	expect((await create("lena", units)).refusal.code).toBe("SERIES_WITHOUT_PEOPLE");
});
