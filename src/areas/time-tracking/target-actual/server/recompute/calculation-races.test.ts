import { beforeEach, expect, test } from "vitest";
import { dayOfIso } from "#domain/time/iso-day.ts";
import { newId } from "#kit/contract/new-id.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { insertEntry, stored, type TestCompany, testCompany } from "../test-company.ts";
import { daysChanged } from "./days-changed.ts";
import { fillDaysApart, recomputeWaitingApart } from "./recompute-apart.ts";
import { heldAfterReading } from "./test-stops.ts";

const server = useTestServer({}, { alone: true });
let company: TestCompany;
beforeEach(async () => {
	company = await testCompany(server());
});

const day = "2026-11-18";
const week = { from: "2026-11-16", to: "2026-11-20" };

const worked = async () =>
	(await stored(company)).find((one) => one.day === day)?.worked_min ?? null;

/** What Mia's day comes to, and whether that is said to be current. */
const state = async () => [
	await worked(),
	(await company.waiting()).includes(day) ? "waits" : "is current",
];

const { mia, tenantId } = {
	mia: () => company.mia,
	tenantId: () => company.tenantId,
};

const settle = (database = server().services.database) =>
	recomputeWaitingApart(database, tenantId(), [mia()]);
const fill = (database = server().services.database) =>
	fillDaysApart(database, tenantId(), [mia()], week);

const heldSettling = () =>
	heldAfterReading(server().services.database, (database) =>
		recomputeWaitingApart(database, tenantId(), [mia()]),
	);
const heldFilling = () =>
	heldAfterReading(server().services.database, (database) =>
		fillDaysApart(database, tenantId(), [mia()], week),
	);

const work = (begin: string, end: string) => insertEntry(company, day, begin, end);

/** An entry of two hours that nobody else sees before `meanwhile` is over. */
async function uncommittedWork(begin: number, meanwhile: () => Promise<void>) {
	await withClient(server().adminUrl, async (client) => {
		await client.query("begin");
		await client.query(
			`insert into time_tracking (tenant_id, id, user_id, day, begin_at, end_at, occupied_to, zone, activity_id, class_type, state, source)
			select $1, $2, $3, $4::date, begin_at, begin_at + interval '2 hours', begin_at + interval '2 hours', 'Europe/Berlin', $5,
				'WORKTIME', 'APPROVED', 'MANUAL' from (select $4::date + make_interval(hours => $6) as begin_at) g`,
			[tenantId(), newId(0), mia(), day, company.activities.work, begin],
		);
		await meanwhile();
		await client.query("commit");
	});
}

test("what changes between reading and writing goes on waiting", async () => {
	await fill();
	await work("07:00", "09:00");
	const older = await heldSettling();
	await work("10:00", "12:00");
	expect([...(await older.write())]).toEqual([mia()]);
	expect(await state()).toEqual([120, "waits"]);
	await settle();
	expect(await state()).toEqual([240, "is current"]);
});

test("of two calculations the one that read older facts writes nothing over the other", async () => {
	await fill();
	await work("07:00", "09:00");
	const older = await heldSettling();
	await work("10:00", "12:00");
	const newer = await heldSettling();
	await newer.write();
	expect(await state()).toEqual([240, "is current"]);
	expect([...(await older.write())]).toEqual([]);
	expect(await state()).toEqual([240, "is current"]);
});

test("and where it writes first, the newer one leaves the day to the next", async () => {
	await fill();
	await work("07:00", "09:00");
	const older = await heldSettling();
	await work("10:00", "12:00");
	const newer = await heldSettling();
	await older.write();
	expect(await state()).toEqual([120, "waits"]);
	await newer.write();
	expect(await state()).toEqual([120, "waits"]);
	await settle();
	expect(await state()).toEqual([240, "is current"]);
});

test("a change that is not over yet is in no result, and its day waits once it is", async () => {
	await fill();
	await work("07:00", "09:00");
	await uncommittedWork(10, async () => {
		await settle();
		expect(await worked()).toBe(120);
	});
	expect(await state()).toEqual([120, "waits"]);
	await settle();
	expect(await state()).toEqual([240, "is current"]);
});

test("a day of which nothing was kept is not filled with what it no longer comes to", async () => {
	const older = await heldFilling();
	await work("07:00", "09:00");
	await older.write();
	expect(await worked()).toBeNull();
	await fill();
	expect(await state()).toEqual([120, "is current"]);
});

test("nor while a change of it is under way: it is left to the next, and nobody is waited for", async () => {
	const older = await heldFilling();
	await work("07:00", "09:00");
	await uncommittedWork(10, async () => {
		await older.write();
		await fill();
		expect(await worked()).toBeNull();
	});
	await fill();
	expect(await state()).toEqual([240, "is current"]);
});

test("nor where a setting of the company changes, of which nobody's days leave a note", async () => {
	const older = await heldFilling();
	await company.ask(
		`insert into setting (tenant_id, id, scope, key, value, valid_from)
		values ($1, $2, 'GLOBAL', 'timetracking.balanceMode', '{"mode": "BUILDUP_ONLY"}', '2020-01-01')`,
		[tenantId(), newId(0)],
	);
	await older.write();
	expect(await stored(company)).toEqual([]);
});

test("a change that computes its own days is not written over, before its end or after it", async () => {
	await fill();
	await work("07:00", "09:00");
	const [first, second] = [await heldSettling(), await heldSettling()];
	await company.within(async (tx) => {
		const changed = { userId: mia(), from: dayOfIso(day), to: dayOfIso(day) };
		await daysChanged(tx, [changed], server().clock.now());
		expect([...(await first.write())]).toEqual([]);
	});
	expect(await state()).toEqual([120, "is current"]);
	expect([...(await second.write())]).toEqual([]);
	expect(await state()).toEqual([120, "is current"]);
});

test("a plan that changes without a note: who filled days by the old one writes nothing", async () => {
	const older = await heldFilling();
	await company.changePlan(week.from, 240);
	await company.changed(week.from, "9999-12-31");
	await older.write();
	expect(await stored(company)).toEqual([]);
});

test("notes that were taken apart meanwhile are not taken for those that were read", async () => {
	await fill();
	await company.ask("update site set time_zone = 'Europe/London' where tenant_id = $1", [
		tenantId(),
	]);
	const older = await heldSettling();
	await company.settle(day, day);
	await work("07:00", "09:00");
	await older.write();
	expect(await state()).toEqual([0, "waits"]);
	await settle();
	expect(await state()).toEqual([120, "is current"]);
	expect(await company.waiting()).toEqual([]);
});
