import { sql } from "kysely";
import { expect, test } from "vitest";
import { permit } from "#areas/staff/units/server/test-company.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import { insertActivity } from "#kit/testing/activity-builder.ts";
import { insertGeolocation } from "#kit/testing/geolocation-builder.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { bookingList } from "./sql/booking-list.ts";
import { testOffice } from "./test-office.ts";

const server = useTestServer();

/** Lena works in Nord; Leo leads it, Nora leads Süd, Alma administers. Alma and Leo may see where people stood. */
function office() {
	return testOffice(
		server(),
		{ lena: {}, leo: {}, nora: {}, alma: { roles: ["Administrator"] } },
		async (tenant, ids) => {
			const { tx, tenantId } = tenant;
			const move = (name: string, unitId: string) =>
				tx
					.updateTable("app_user")
					.set({ unit_id: unitId })
					.where("tenant_id", "=", tenantId)
					.where("id", "=", ids[name] as string)
					.execute();
			const north = await tenant.unit("Nord");
			const south = await tenant.unit("Süd");
			await move("lena", north);
			await move("leo", north);
			await move("nora", south);
			await permit(tenant, ids.leo, ["timetrackings.manage"], "READ");
			await permit(tenant, ids.nora, ["timetrackings.manage"], "READ");
			await insertGeolocation(tenant, { name: "Haupteingang", unitId: north });
			await insertGeolocation(tenant, { name: "Lager", latitude: 48, unitId: south });
			return insertActivity(tenant, {
				name: "Außendienst",
				classType: "WORKTIME",
				bookingRequiresGps: true,
			});
		},
	);
}

type Input = Partial<GivenOf<typeof contract.listBookings>>;

async function list(browser: TestBrowser, userId: string, more: Input = {}) {
	const today = server().clock.now().toISOString().slice(0, 10);
	const input = { userId, from: today, to: today, ...more };
	return browser.call(contract.listBookings, input);
}

const minutesAgo = (minutes: number) =>
	new Date(server().clock.now().getTime() - minutes * 60_000).toISOString();

/** Lena comes, presses again, leaves half an hour later and presses again. */
async function pressedTwice() {
	const { worker, activities } = await office();
	const lena = worker("lena");
	const start = { action: "START", activityId: activities.work } as const;
	const begun = await lena.book(start);
	server().clock.advance({ minutes: 1 });
	await lena.book(start);
	server().clock.advance({ minutes: 30 });
	const ended = await lena.book({ action: "END" });
	server().clock.advance({ minutes: 1 });
	await lena.book({ action: "END" });
	return { lena, work: activities.work, begun, ended };
}

test("one's own bookings, the newest first, with what each began and ended", async () => {
	const { lena, work, begun, ended } = await pressedTwice();
	const { status, answer } = await list(lena.browser, lena.id);
	expect([status, answer.total, answer.page]).toEqual([200, 4, 1]);
	expect(answer.items.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
		"END NOTHING_RUNNING",
		"END APPLIED",
		"START ALREADY_RUNNING",
		"START APPLIED",
	]);
	const entry = { id: begun.answer.begunTimeTrackingId, corrected: false };
	expect(answer.items.at(-1)).toMatchObject({
		id: begun.answer.bookingId,
		zone: "Europe/Berlin",
		activity: { id: work, classType: "WORKTIME" },
		source: "MANUAL",
		deviceName: null,
		bookedBy: null,
		lateSeconds: 0,
		clockDriftSeconds: null,
		position: null,
		begun: entry,
		ended: null,
	});
	const last = answer.items.find(({ id }) => id === ended.answer.bookingId);
	expect(last).toMatchObject({ activity: null, begun: null, ended: entry });
	expect(Date.parse(last?.ended?.end ?? "")).toBe(Date.parse(last?.bookedAt ?? ""));
});

test("an entry corrected by hand is marked at both of its bookings", async () => {
	const { worker, activities } = await office();
	const lena = worker("lena");
	const { answer } = await lena.book({ action: "START", activityId: activities.work });
	await withClient(server().adminUrl, (client) =>
		client.query("update time_tracking set corrected = true where id = $1", [
			answer.begunTimeTrackingId,
		]),
	);
	const found = await list(lena.browser, lena.id);
	expect(found.answer.items[0]?.begun?.corrected).toBe(true);
});

test("what came late, and was booked by somebody else, says so; sources, outcomes and words narrow", async () => {
	const { worker, activities } = await office();
	const lena = worker("lena");
	const alma = worker("alma");
	const at = minutesAgo(90);
	const { status } = await alma.book({
		action: "START",
		activityId: activities.work,
		userId: lena.id,
		timestamp: at,
	});
	expect(status).toBe(200);
	await alma.book({ action: "END", activityId: activities.pause, userId: lena.id });
	const all = (await list(lena.browser, lena.id)).answer.items;
	expect(all.at(-1)).toMatchObject({
		bookedBy: { firstName: "alma", lastName: "Muster" },
		lateSeconds: 5400,
	});
	const narrowed = async (more: Input) => (await list(lena.browser, lena.id, more)).answer.total;
	expect(await narrowed({ outcomes: ["APPLIED"] })).toBe(1);
	expect(await narrowed({ outcomes: ["NOTHING_RUNNING"] })).toBe(1);
	expect(await narrowed({ sources: ["TERMINAL"] })).toBe(0);
	expect(await narrowed({ search: "ALMA" })).toBe(2);
	expect(await narrowed({ search: "Pause" })).toBe(1);
	const oldest = await list(lena.browser, lena.id, {
		sortBy: "bookedAt",
		sortDirection: "ASC",
		pageSize: 1,
	});
	expect(oldest.answer.items.map(({ action }) => action)).toEqual(["START"]);
	expect(oldest.answer.total).toBe(2);
});

test("days are those of the person's clock: midnight in Berlin parts them, not that of UTC", async () => {
	const { tenantId, worker } = await office();
	const lena = worker("lena");
	await withClient(server().adminUrl, async (client) => {
		for (const at of ["2026-11-20T22:59:59Z", "2026-11-20T23:00:00Z"]) {
			await client.query(
				`insert into booking (tenant_id, id, user_id, booked_at, zone, action, source, received_at, outcome)
				values ($1, $2, $3, $4, 'Europe/Berlin', 'END', 'MANUAL', $4, 'NOTHING_RUNNING')`,
				[tenantId, newId(Date.parse(at)), lena.id, at],
			);
		}
	});
	const on = async (from: string, to = from) =>
		(await list(lena.browser, lena.id, { from, to })).answer.items.map(({ bookedAt }) => bookedAt);
	expect(await on("2026-11-20")).toEqual(["2026-11-20T22:59:59.000Z"]);
	expect(await on("2026-11-21")).toEqual(["2026-11-20T23:00:00.000Z"]);
	expect(await on("2026-11-20", "2026-11-21")).toHaveLength(2);
	expect(await on("2026-11-19")).toEqual([]);
});

test("where somebody stood is shown to people who may see positions, and to nobody else", async () => {
	const { worker, extra: outdoors } = await office();
	const lena = worker("lena");
	const place = { latitude: 51.5139, longitude: 7.4655 };
	const far = { latitude: 51.52, longitude: 7.4655 };
	const start = { action: "START", activityId: outdoors } as const;
	await lena.book({ ...start, ...place });
	await lena.book({ action: "END" });
	server().clock.advance({ minutes: 1 });
	// within the place of another unit, which counts for nobody in Nord
	await lena.book({ ...start, ...far });
	const positions = async (name: string) =>
		(await list(worker(name).browser, lena.id)).answer.items
			.filter(({ action }) => action === "START")
			.map(({ position }) => position);
	expect(await positions("alma")).toEqual([
		{ kind: "OUTSIDE", placeName: null },
		{ kind: "INSIDE", placeName: "Haupteingang" },
	]);
	expect(await positions("leo")).toEqual([null, null]);
	expect(await positions("lena")).toEqual([null, null]);
});

test("who leads her unit sees her bookings, others neither them nor her", async () => {
	const { worker } = await office();
	const lena = worker("lena");
	await lena.book({ action: "END" });
	const of = (name: string, userId = lena.id) => list(worker(name).browser, userId);
	expect((await of("leo")).answer.total).toBe(1);
	const foreign = await of("nora");
	expect([foreign.status, foreign.refusal.code]).toEqual([404, "NOT_FOUND"]);
	const forbidden = await of("lena", worker("leo").id);
	expect([forbidden.status, forbidden.refusal.error]).toEqual([403, "Forbidden"]);
	const other = await office();
	expect((await of("alma", other.worker("lena").id)).status).toBe(404);
	const nobody = await list(server().browser(), lena.id);
	expect(nobody.status).toBe(401);
});

test("a quarter of a year at once, in the right order", async () => {
	const { worker } = await office();
	const lena = worker("lena");
	const code = async (from: string, to: string) => {
		const answered = await list(lena.browser, lena.id, { from, to });
		return answered.status === 200 ? 200 : answered.refusal.code;
	};
	expect(await code("2026-08-22", "2026-11-21")).toBe(200);
	expect(await code("2026-08-21", "2026-11-21")).toBe("BOOKING_DAYS_TOO_MANY");
	expect(await code("2026-11-21", "2026-11-20")).toBe("BOOKING_DAYS_REVERSED");
	expect(await code("2026-13-01", "2026-11-20")).toBe("MALFORMED");
});

test("only the partition of the days' year is read", async () => {
	const { tenantId, worker } = await office();
	const statement = bookingList(
		{ tenantId, positions: sql<string>`(null)` },
		{ userId: worker("lena").id, from: "2026-11-01", to: "2026-11-30", page: 1, pageSize: 25 },
	);
	const plan = await withClient(server().serveUrl, async (client) => {
		await client.query("begin");
		await client.query("select set_config('app.tenant_id', $1, true)", [tenantId]);
		const { rows } = await client.query(`explain (analyze) ${statement.text}`, [
			...statement.values,
		]);
		return rows.map((row) => String(row["QUERY PLAN"])).join("\n");
	});
	const read = plan.matchAll(/ on (booking_\d{4}|booking_old)\b/g);
	expect([...new Set([...read].map(([, name]) => name))]).toEqual(["booking_2026"]);
});
