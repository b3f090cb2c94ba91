import { beforeAll, expect, test } from "vitest";
import { type Company, permit, testCompany } from "#areas/staff/units/server/test-company.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { type TestEvent, trace } from "./test-trace.ts";

const server = useTestServer();

const wageId = "01a1fd2c-47a0-70d1-9a38-0000000000a1";
const entryId = "01a1fd2c-47a0-70d1-9a38-0000000000a2";
const tagId = "01a1fd2c-47a0-70d1-9a38-0000000000a3";
const grantId = "01a1fd2c-47a0-70d1-9a38-0000000000a5";
const goneId = "01a1fd2c-47a0-70d1-9a38-0000000000a4";
const ruleId = "01a1fd2c-47a0-70d1-9a38-0000000000a7";
let company: Company;

beforeAll(async () => {
	company = await testCompany(
		server(),
		{ Paula: { unit: "Nord 1" }, Theo: {} },
		async (tenant, ids) => {
			await permit(tenant, ids.Paula, ["users.manage"], "READ");
			await permit(tenant, ids.Theo, ["tags.manage"], "READ", "GLOBAL");
			await trace(tenant, [
				...eventsOfPerson(ids, tenant.created.siteUnitId),
				...furtherEvents(ids),
				...eventsOfRule(ids),
			]);
		},
	);
});

type Ids = Readonly<Record<string, string>>;

/** Stored under the id of the person herself. */
function eventsOfPerson({ Mia, Hanna, Alma }: Ids, unitId: string): TestEvent[] {
	const mia = { entityId: Mia as string, subject: Mia };
	return [
		{
			entity: "app_user",
			...mia,
			action: "moved",
			before: { unitId: unitId, version: 1 },
			after: { unitId: goneId, version: 2 },
			by: Hanna,
			impersonator: Alma,
		},
		{
			entity: "user_private",
			...mia,
			before: { address: { city: "Kiel", street: "" }, version: 1 },
			after: {
				address: { city: "Bremen", street: "" },
				severelyDisabledFrom: "2026-01-01",
				version: 2,
			},
		},
		{ entity: "cost_centre_link", ...mia, before: [], after: [{ percent: 100 }] },
	];
}

function furtherEvents({ Mia, Sven, Alma }: Ids): TestEvent[] {
	return [
		{
			entity: "user_permission",
			entityId: grantId,
			subject: Mia,
			action: "created",
			after: { key: "wages.manage", level: "FULL" },
			by: Alma,
		},
		{
			entity: "user_permission",
			entityId: grantId,
			subject: Mia,
			action: "deleted",
			before: { key: "wages.manage", level: "FULL" },
			by: Alma,
		},
		{
			entity: "wage",
			entityId: wageId,
			subject: Mia,
			action: "created",
			after: { kind: "HOURLY", cents: 1850, passwordHash: "x1" },
		},
		{ entity: "booking", entityId: entryId, subject: Mia, after: { action: "START" } },
		{ entity: "app_user", entityId: Sven as string, subject: Sven, after: { firstName: "Sven" } },
		{ entity: "tag", entityId: tagId, after: { name: "Nacht" } },
	];
}

function eventsOfRule({ Mia }: Ids): TestEvent[] {
	const rule = { entity: "time_rule", entityId: ruleId };
	return [
		{ ...rule, action: "created", after: { name: "Rundung" } },
		{ ...rule, subject: Mia, action: "assigned", after: { target: "USER", targetId: Mia } },
	];
}

const ask = (who: string, entity: string, entityId: string) =>
	company.as(who).call(contract.getLogHistory, { entity, entityId });

async function read(who: string, entity: string, entityId: string) {
	return (await ask(who, entity, entityId)).answer.events;
}

test("tells who changed what in whose name, the newest first, with names for ids", async () => {
	const events = await read("Alma", "app_user", company.ids.Mia as string);
	expect(events.map(({ entity }) => entity)).toEqual([
		"time_rule",
		"wage",
		"user_permission",
		"user_permission",
		"cost_centre_link",
		"user_private",
		"app_user",
	]);
	const [shares, data, moved] = events.slice(4);
	expect(shares?.changes).toEqual([{ field: ["shares"], before: null, after: [{ percent: 100 }] }]);
	expect(data).toMatchObject({
		actor: null,
		actorKind: "SYSTEM",
		isMasked: false,
		changes: [
			{ field: ["address", "city"], before: "Kiel", after: "Bremen" },
			{ field: ["severelyDisabledFrom"], before: null, after: "2026-01-01" },
		],
	});
	expect(moved).toMatchObject({
		action: "moved",
		actor: "Hanna Muster",
		impersonator: "Alma Muster",
		changes: [{ field: ["unitId"], before: "Haus Nord", after: goneId }],
	});
});

test("keeps back what takes another right for the person", async () => {
	const [shares, ownData, moved] = await read("Paula", "app_user", company.ids.Mia as string);
	expect(shares).toMatchObject({ changes: [], isMasked: true });
	expect(ownData).toMatchObject({ isMasked: true });
	expect(ownData?.changes.map(({ field }) => field)).toEqual([["address", "city"]]);
	expect(moved).toMatchObject({ isMasked: false });
});

test("a wage is shown to people who read contracts of the person, a hash to nobody", async () => {
	const paula = await ask("Paula", "wage", wageId);
	expect(paula.status).toBe(403);
	expect(paula.refusal).toMatchObject({ permission: "contracts.manage" });
	const events = await read("Hanna", "wage", wageId);
	expect(events[0]?.changes).toEqual([
		{ field: ["kind"], before: null, after: "HOURLY" },
		{ field: ["cents"], before: null, after: 1850 },
	]);
});

test("who granted and took which right is found by the person, when no grant is left to ask by", async () => {
	const mia = company.ids.Mia as string;
	const events = await read("Alma", "role_assignment", mia);
	expect(events.map(({ action, actor }) => [action, actor])).toEqual([
		["deleted", "Alma Muster"],
		["created", "Alma Muster"],
	]);
	expect(events[1]?.changes).toEqual([
		{ field: ["key"], before: null, after: "wages.manage" },
		{ field: ["level"], before: null, after: "FULL" },
	]);
	expect(await read("Alma", "user_permission", grantId)).toEqual(events);
	expect((await ask("Paula", "role_assignment", mia)).status).toBe(403);
	const wages = await read("Alma", "wage", mia);
	expect(wages.map(({ entity }) => entity)).toEqual(["wage"]);
});

test("a person's history leaves out what takes a key that is not held there", async () => {
	const mia = company.ids.Mia as string;
	const [hanna, paula] = [
		await read("Hanna", "app_user", mia),
		await read("Paula", "app_user", mia),
	];
	expect(hanna.some(({ entity }) => entity === "wage")).toBe(true);
	expect(paula.map(({ entity }) => entity)).toEqual([
		"cost_centre_link",
		"user_private",
		"app_user",
	]);
	// Leo reads contracts, but of Nord alone
	const leo = await read("Leo", "app_user", company.ids.Sven as string);
	expect(leo).toEqual([]);
});

test("somebody out of reach has no history, like somebody who is not there", async () => {
	for (const id of [company.ids.Sven as string, goneId]) {
		expect(await read("Paula", "app_user", id)).toEqual([]);
	}
	const other = await testCompany(server());
	const { answer } = await other
		.as("Alma")
		.call(contract.getLogHistory, { entity: "app_user", entityId: company.ids.Mia as string });
	expect(answer).toEqual({ events: [], next: null });
});

test("own bookings need no right, those of others do; shared master data its key anywhere", async () => {
	const lengthFor = async (who: string, entity: string, id: string) =>
		(await read(who, entity, id)).length;
	expect(await lengthFor("Mia", "time_tracking", entryId)).toBe(1);
	expect(await lengthFor("Sven", "time_tracking", entryId)).toBe(0);
	expect(await lengthFor("Alma", "time_tracking", entryId)).toBe(1);
	expect(await lengthFor("Theo", "tag", tagId)).toBe(1);
	expect((await ask("Mia", "tag", tagId)).status).toBe(403);
	const own = await ask("Mia", "app_user", company.ids.Mia as string);
	expect(own.status).toBe(403);
});

test("older events come by the page", async () => {
	const paged = await testCompany(server(), {}, (tenant) =>
		trace(
			tenant,
			Array.from({ length: 60 }, (_, at) => ({
				entity: "tag",
				entityId: tagId,
				after: { name: `Nr. ${at}` },
			})),
		),
	);
	const input = { entity: "tag", entityId: tagId } as const;
	const alma = paged.as("Alma");
	const first = (await alma.call(contract.getLogHistory, input)).answer;
	expect(first.events).toHaveLength(50);
	const second = (
		await alma.call(contract.getLogHistory, { ...input, before: first.next as string })
	).answer;
	expect(second.events).toHaveLength(10);
	expect(second.next).toBeNull();
	const ids = [...first.events, ...second.events].map(({ id }) => id);
	expect(ids).toEqual([...ids].sort().reverse());
	expect(new Set(ids).size).toBe(60);
});

test("a rule has its history, and a person that of the rules given to them", async () => {
	const actions = async (id: string) =>
		(await read("Alma", "time_rule", id)).map(({ action }) => action);
	expect(await actions(ruleId)).toEqual(["assigned", "created"]);
	expect(await actions(company.ids.Mia as string)).toEqual(["assigned"]);
	expect((await ask("Mia", "time_rule", ruleId)).status).toBe(403);
});

test("what nobody traces is no entity", async () => {
	const { status, refusal } = await ask("Alma", "nothing", goneId);
	expect(status).toBe(400);
	expect(refusal?.code).toBe("MALFORMED");
});
