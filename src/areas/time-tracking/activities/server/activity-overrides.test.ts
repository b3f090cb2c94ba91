import { expect, test } from "vitest";
import { contract as clocks } from "#areas/home/clocks/contract.ts";
import { permit, testCompany } from "#areas/staff/units/server/test-company.ts";
import { contract as bookings } from "#areas/time-tracking/bookings/contract.ts";
import type { GivenOf } from "#kit/contract/endpoint.ts";
import { newId } from "#kit/contract/new-id.ts";
import { insertActivity } from "#kit/testing/activity-builder.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

/** Alma administers, Leo leads Nord with Mia in it, Sven works in Süd. Besides what every company has: one's own kinds. */
async function company() {
	const activities: Record<string, string> = {};
	const nodes: string[] = [];
	const built = await testCompany(server(), {}, async (tenant, ids) => {
		activities.work = tenant.created.activities.work;
		activities.pause = tenant.created.activities.pause;
		activities.home = await insertActivity(tenant, { name: "Homeoffice", classType: "WORKTIME" });
		activities.shift = await insertActivity(tenant, { name: "Tagdienst", classType: "SHIFT_DAY" });
		const { nodeIds } = await tenant.project({
			name: "Umbau",
			nodes: ["Planung", "Abriss"],
			userIds: [ids.Mia as string],
		});
		nodes.push(...nodeIds);
		await permit(tenant, ids.Leo, ["activities.manage"], "WRITE");
		await permit(tenant, ids.Mia, ["activities.manage"], "READ");
	});
	const id = (name: string) => activities[name] as string;
	return { ...built, id, nodes };
}

type Company = Awaited<ReturnType<typeof company>>;
type Overrides = GivenOf<typeof contract.putActivityOverrides>["overrides"];

const get = ({ as, ids }: Company, who: string, name = "Mia") =>
	as(who).call(contract.getActivityOverrides, { userId: ids[name] as string });

const put = (
	{ as, ids }: Company,
	who: string,
	overrides: Overrides,
	{ version = 0, name = "Mia" } = {},
) =>
	as(who).call(contract.putActivityOverrides, { userId: ids[name] as string, version, overrides });

const withheld = (activityId: string) => ({ activityId, isAllowed: false, isDefault: false });
const ownDefault = (activityId: string) => ({ activityId, isAllowed: true, isDefault: true });

function book(
	{ as, ids }: Company,
	who: string,
	more: Partial<GivenOf<typeof bookings.createBooking>>,
	minutesAgo = 0,
) {
	const at = server().clock.now().getTime() - minutesAgo * 60_000;
	return as(who).call(bookings.createBooking, {
		bookingId: newId(at),
		timestamp: new Date(at).toISOString(),
		action: "START",
		userId: ids.Mia as string,
		...more,
	});
}

async function traces(userId: string | undefined) {
	return withClient(server().adminUrl, async (client) => {
		const { rows } = await client.query(
			`select actor_id, before, after from audit_event
			where entity = 'activity_override' and subject_user_id = $1 order by id`,
			[userId],
		);
		return rows;
	});
}

test("everything holds as in the company until something is said; then that, with its trace", async () => {
	const built = await company();
	const { id, ids } = built;
	const before = (await get(built, "Leo")).answer;
	expect(before.version).toBe(0);
	expect(before.activities.every(({ isAllowed, isDefault }) => isAllowed && !isDefault)).toBe(true);
	expect(before.activities.map((one) => one.id)).not.toContain(id("shift"));
	const { status, answer } = await put(built, "Leo", [
		withheld(id("work")),
		ownDefault(id("home")),
	]);
	expect([status, answer.version]).toEqual([200, 2]);
	const after = (await get(built, "Mia")).answer;
	const said = after.activities.filter(({ isAllowed, isDefault }) => !isAllowed || isDefault);
	expect(said.map((one) => [one.id, one.isAllowed, one.isDefault])).toEqual(
		expect.arrayContaining([
			[id("work"), false, false],
			[id("home"), true, true],
		]),
	);
	server().clock.advance({ seconds: 1 });
	const again = await put(built, "Leo", [], { version: 2 });
	expect(again.answer.version).toBe(4);
	const events = await traces(ids.Mia);
	expect(events).toHaveLength(2);
	expect(events[0]).toMatchObject({ actor_id: ids.Leo });
	expect(events[0].after.overrides).toEqual(
		expect.arrayContaining([ownDefault(id("home")), withheld(id("work"))]),
	);
});

test("a default moves within its class in one go", async () => {
	const built = await company();
	const { id } = built;
	await put(built, "Leo", [ownDefault(id("home"))]);
	const moved = await put(built, "Leo", [ownDefault(id("work"))], { version: 1 });
	expect(moved.status).toBe(200);
	const { activities } = (await get(built, "Leo")).answer;
	const own = activities.filter(({ isDefault }) => isDefault);
	expect(own.map((one) => one.id)).toEqual([id("work")]);
});

test("what is withheld is neither offered nor taken, now, late and for her; what runs can be ended", async () => {
	const built = await company();
	const { as, id } = built;
	const running = await book(built, "Mia", { activityId: id("home") });
	expect(running.answer.outcome).toBe("APPLIED");
	await put(built, "Leo", [withheld(id("home"))]);
	server().clock.advance({ minutes: 10 });
	const ended = await book(built, "Mia", { action: "END", activityId: id("home") });
	expect(ended.answer.outcome).toBe("APPLIED");
	server().clock.advance({ minutes: 10 });
	for (const [who, minutesAgo] of [
		["Mia", 0],
		["Mia", 8],
		["Alma", 0],
	] as const) {
		const { status, refusal } = await book(built, who, { activityId: id("home") }, minutesAgo);
		expect([status, refusal.code]).toEqual([409, "ACTIVITY_NOT_BOOKABLE"]);
	}
	const other = await book(built, "Mia", { activityId: id("work") });
	expect(other.answer.outcome).toBe("APPLIED");
	const sven = await book(built, "Sven", { userId: null, activityId: id("home") });
	expect(sven.answer.outcome).toBe("APPLIED");
	await put(built, "Leo", [withheld(id("pause"))], { version: 1 });
	const { answer } = await as("Mia").call(clocks.getTimeClocks, {});
	expect(answer.defaultWorkTimeActivity?.id).toBe(id("work"));
});

test("her own default is what her clock begins with, and a project without an activity", async () => {
	const built = await company();
	const { as, id } = built;
	const clock = async (who: string) => (await as(who).call(clocks.getTimeClocks, {})).answer;
	expect((await clock("Mia")).defaultWorkTimeActivity?.id).toBe(id("work"));
	await put(built, "Leo", [ownDefault(id("home"))]);
	expect((await clock("Mia")).defaultWorkTimeActivity?.id).toBe(id("home"));
	expect((await clock("Leo")).defaultWorkTimeActivity?.id).toBe(id("work"));
	await put(built, "Leo", [withheld(id("work"))], { version: 1 });
	expect((await clock("Mia")).defaultWorkTimeActivity?.id).toBe(id("home"));
	const begun = async (who: string, projectNodeId: string | undefined) => {
		server().clock.advance({ minutes: 10 });
		const { status } = await book(built, who, { projectNodeId: projectNodeId as string });
		expect(status).toBe(200);
		const { workTimeClock } = await clock("Mia");
		return workTimeClock.currentActivity?.id;
	};
	// in one statement, and step by step for somebody else
	expect(await begun("Mia", built.nodes[0])).toBe(id("home"));
	expect(await begun("Alma", built.nodes[1])).toBe(id("home"));
	await put(built, "Leo", [], { version: 3 });
	expect(await begun("Mia", built.nodes[0])).toBe(id("work"));
});

test.each([
	["ACTIVITY_OVERRIDE_NOT_BOOKABLE", (id: Ids) => [withheld(id("shift"))]],
	[
		"ACTIVITY_OVERRIDE_DEFAULT_UNUSABLE",
		(id: Ids) => [{ ...withheld(id("home")), isDefault: true }],
	],
	[
		"ACTIVITY_OVERRIDE_DEFAULT_TWICE",
		(id: Ids) => [ownDefault(id("home")), ownDefault(id("work"))],
	],
	["ACTIVITY_OVERRIDE_NOTHING_LEFT", (id: Ids) => [withheld(id("home")), withheld(id("work"))]],
	["NOT_FOUND", () => [withheld("01a1fd2c-47a0-70d1-9a38-000000000001")]],
	["MALFORMED", () => [{ activityId: "x" } as never]],
])("%s", async (code, overrides) => {
	const built = await company();
	const { refusal } = await put(built, "Leo", overrides(built.id));
	expect(refusal.code).toBe(code);
	expect((await get(built, "Leo")).answer.version).toBe(0);
});

type Ids = Company["id"];

test("a stale version is refused with what holds now", async () => {
	const built = await company();
	const { id } = built;
	const { activities } = (await get(built, "Leo")).answer;
	const errand = activities.find(({ name }) => name === "Dienstgang")?.id as string;
	const state = { id: errand, version: 1, isEnabled: false };
	await built.as("Alma").call(contract.updateActivityState, state);
	await put(built, "Alma", [ownDefault(id("home"))]);
	const { status, refusal } = await put(built, "Leo", [withheld(id("home"))]);
	expect([status, refusal.code]).toEqual([409, "STALE_VERSION"]);
	const { answer } = await get(built, "Leo");
	expect(answer.version).toBe(1);
	expect(refusal.facts).toMatchObject({ current: answer });
});

test("people without the right, people who do not see her, and other companies", async () => {
	const built = await company();
	const other = await company();
	const codes = async (
		who: string,
		name: string,
		of: Company = built,
	): Promise<(number | string)[]> => {
		const userId = of.ids[name] as string;
		const read = await built.as(who).call(contract.getActivityOverrides, { userId });
		const written = await built
			.as(who)
			.call(contract.putActivityOverrides, { userId, version: 0, overrides: [] });
		return [read.status, written.status];
	};
	expect(await codes("Leo", "Mia")).toEqual([200, 200]);
	expect(await codes("Mia", "Mia")).toEqual([200, 403]);
	expect(await codes("Sven", "Mia")).toEqual([403, 403]);
	expect(await codes("Leo", "Sven")).toEqual([404, 404]);
	expect(await codes("Alma", "Mia", other)).toEqual([404, 404]);
	const foreign = await put(built, "Alma", [withheld(other.id("home"))]);
	expect(foreign.status).toBe(404);
});

test("an activity takes along what was said of it when it is deleted or changes its class", async () => {
	const built = await company();
	const { as, id } = built;
	await put(built, "Leo", [ownDefault(id("home"))]);
	const { answer } = await as("Alma").call(contract.getActivity, { id: id("home") });
	const { isEnabled: _, ...values } = answer;
	const changed = await as("Alma").call(contract.updateActivity, {
		...values,
		classType: "ACTION",
	});
	expect(changed.status).toBe(200);
	expect((await get(built, "Leo")).answer.version).toBe(0);
	await put(built, "Leo", [withheld(id("home"))]);
	const deleted = await as("Alma").call(contract.deleteActivity, { id: id("home") });
	expect(deleted.status).toBe(200);
	const { activities, version } = (await get(built, "Leo")).answer;
	expect(version).toBe(0);
	expect(activities.map((one) => one.id)).not.toContain(id("home"));
});
