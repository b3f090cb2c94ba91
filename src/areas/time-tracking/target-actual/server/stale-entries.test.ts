import { expect, test } from "vitest";
import { useTestServer } from "#kit/testing/test-server.ts";
import { recomputeGathered, recomputeSoon } from "./recompute/recompute-soon.ts";
import { insertEntry, stored, type TestCompany, testCompany } from "./test-company.ts";

const server = useTestServer({}, { alone: true });

const waiting = async (company: TestCompany) =>
	(await company.waiting()).map((day) => day.slice(-2));

async function officeWithResults() {
	const company = await testCompany(server());
	await company.settle("2026-11-10", "2026-11-25");
	const settle = async () => {
		recomputeSoon(server().services, company.tenantId, company.mia);
		await recomputeGathered(server().services);
	};
	return { ...company, settle: settle };
}

test("whatever is done to an entry, its days wait, and are computed apart from the request", async () => {
	const company = await officeWithResults();
	const { ask, mia } = company;
	await insertEntry(company, "2026-11-18", "07:00", "15:00");
	expect(await waiting(company)).toEqual(["16", "17", "18", "19", "20"]);
	await company.settle();
	expect(await waiting(company)).toEqual([]);
	const worked = async () =>
		(await stored(company)).find(({ day }) => day === "2026-11-18")?.worked_min;
	expect(await worked()).toBe(480);
	await ask(
		"update time_tracking set end_at = end_at - interval '1 hour', occupied_to = end_at - interval '1 hour' where user_id = $1",
		[mia],
	);
	await company.settle();
	expect(await worked()).toBe(420);
	await ask("delete from time_tracking where user_id = $1", [mia]);
	expect(await waiting(company)).toHaveLength(5);
	await company.settle();
	expect(await worked()).toBe(0);
});

test("what changes no figure makes no day wait", async () => {
	const company = await officeWithResults();
	const { ask, mia } = company;
	await insertEntry(company, "2026-11-18", "07:00", "15:00");
	await company.settle();
	await ask(
		`update time_tracking set custom = '{"a": 1}', version = version + 1 where user_id = $1`,
		[mia],
	);
	expect(await waiting(company)).toEqual([]);
	await ask(
		`insert into time_tracking (tenant_id, id, user_id, day, begin_at, occupied_to, zone, activity_id, class_type, state, source)
		select tenant_id, gen_random_uuid(), user_id, '2026-11-21', '2026-11-21T07:00Z', '2026-11-21T17:00Z', zone, activity_id,
			class_type, state, source from time_tracking where user_id = $1`,
		[mia],
	);
	expect(await waiting(company)).toEqual([]);
	await ask(
		"update time_tracking set end_at = '2026-11-21T08:00Z', occupied_to = '2026-11-21T08:00Z' where user_id = $1 and end_at is null",
		[mia],
	);
	expect(await waiting(company)).toEqual(["19", "20", "21", "22", "23"]);
});
