import { describe, expect, test } from "vitest";
import { contract as accounts } from "#areas/absences/leave-accounts/contract.ts";
import { settlePeople } from "#areas/absences/leave-accounts/server/public.ts";
import { contract as notices } from "#areas/absences/leave-notices/contract.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { yearEndCompany } from "./test-year-end.ts";

const server = useTestServer();
const company = () => yearEndCompany(server());

test("a year that is over is shown before it is closed, closed by a job, and kept with its figures", async () => {
	const { figures, close, list, rest } = await company();
	expect(await figures("Mia")).toBe("0 left, 28 lapsed, 0 over, null booked, 0 off");
	expect(await figures("Sven")).toBe("13 left, 0 lapsed, 13 over, null booked, 13 off");
	expect(await close()).toEqual(["INFO Für 2 Personen abgeschlossen"]);
	expect(await figures("Mia")).toBe("0 left, 28 lapsed, 0 over, 0 booked, 0 off, closed");
	expect(await figures("Sven")).toBe("13 left, 0 lapsed, 13 over, 13 booked, 0 off, closed");
	expect([await rest("Mia"), await rest("Sven")]).toEqual([
		{ 2026: 0, 2027: 30 },
		{ 2026: 13, 2027: 43 },
	]);
	expect((await list()).run).toMatchObject({
		...{ state: "DONE", runBy: "Hanna Muster", people: 2, isBuiltOn: false },
		...{ remaining: "13", expired: "28", carried: "13" },
	});
	expect(await close()).toEqual(["INFO Für 0 Personen abgeschlossen"]);
	expect(await rest("Sven")).toEqual({ 2026: 13, 2027: 43 });
});

test("hours are told of, lapse and go over as days do", async () => {
	const { figures, close, list, undo, work, browser, ids, kindId } = await yearEndCompany(
		server(),
		"MINUTES",
	);
	const account = async (year: number, name = "Mia") => {
		const asked = { userId: ids[name] as string, year };
		return (await browser("Hanna").call(accounts.getLeaveAccount, asked)).answer.account;
	};
	const { items } = (await browser("Hanna").call(notices.listLeaveNotices, { year: 2026 })).answer;
	expect(items.map(({ days, notice }) => [days, notice?.days ?? null])).toEqual([
		["104:00", null],
		["224:00", "224:00"],
	]);
	expect(await figures("Mia")).toBe("0:00 left, 224:00 lapsed, 0:00 over, null booked, 0:00 off");
	expect(await figures("Sven")).toBe(
		"104:00 left, 0:00 lapsed, 104:00 over, null booked, 104:00 off",
	);
	await close();
	const closed = "104:00 left, 0:00 lapsed, 104:00 over, 104:00 booked, 0:00 off, closed";
	expect(await figures("Sven")).toBe(closed);
	const { run, kinds } = await list();
	expect(kinds).toContainEqual({ id: kindId, name: "Erholungsurlaub", unit: "MINUTES" });
	expect(run).toMatchObject({ remaining: "104:00", expired: "224:00", carried: "104:00" });
	expect(await account(2026)).toMatchObject({ lost: "224:00", remaining: "0:00" });
	expect(await account(2027, "Sven")).toMatchObject({ carried: "104:00", remaining: "344:00" });
	await work((await undo()).answer.jobId);
	expect(await figures("Sven")).toBe(closed.replace(", closed", ""));
});

test("what changes in a closed year is a difference that books nothing, until the year is opened again", async () => {
	const { figures, close, undo, work, leave, rest, of } = await company();
	await close();
	await leave("Sven", ["2026-12-28", "2026-12-29"]);
	await of("Sven").settle("2027-01-12");
	expect(await rest("Sven")).toEqual({ 2026: 13, 2027: 43 });
	expect(await figures("Sven")).toBe("11 left, 0 lapsed, 11 over, 13 booked, -2 off, closed");
	const { answer } = await undo();
	expect(await work(answer.jobId)).toEqual(["INFO Für 2 Personen wieder geöffnet"]);
	expect(await rest("Sven")).toEqual({ 2026: 11, 2027: 41 });
	expect(await figures("Sven")).toBe("11 left, 0 lapsed, 11 over, 11 booked, 0 off");
	await close();
	expect(await figures("Sven")).toBe("11 left, 0 lapsed, 11 over, 11 booked, 0 off, closed");
});

test("what was carried over of a closed year is taken first, and goes on into the years after", async () => {
	const { close, leave, of, rest } = await company();
	await close();
	await leave("Sven", ["2027-02-01"]);
	expect(await rest("Sven")).toEqual({ 2026: 13, 2027: 42 });
	expect(await of("Sven").ledger()).toContain("2027 TAKEN STATUTORY -1 from 2026");
	await of("Sven").settle("2028-01-02");
	expect(await rest("Sven")).toEqual({ 2026: 13, 2027: 42, 2028: 72 });
});

test("who waits for a decision about leave in the year stays open, and is closed once it is made", async () => {
	const { close, leave, of, figures, ask, rest } = await company();
	const days = ["2026-12-30", "2027-01-04"];
	const id = await leave("Sven", days, { state: "REQUESTED" });
	expect(await close()).toEqual([
		"INFO Für eine Person abgeschlossen",
		"WARNING Eine Person wartet noch auf eine Entscheidung und bleibt offen.",
	]);
	expect(await figures("Sven")).toBe("13 left, 0 lapsed, 13 over, 13 booked, 0 off");
	await ask("update absence set state = 'APPROVED' where id = $1", [id]);
	await of("Sven").followed(id);
	expect(await rest("Sven")).toEqual({ 2026: 12, 2027: 41 });
	expect(await close()).toEqual(["INFO Für eine Person abgeschlossen"]);
	expect(await figures("Sven")).toBe("12 left, 0 lapsed, 12 over, 12 booked, 0 off, closed");
});

describe("refused", () => {
	test("is a year that goes on, and taking back what a later year was built on", async () => {
		const { run, close, undo, ask, tenantId, list } = await company();
		const early = await run("Hanna", 2027);
		expect([early.status, early.refusal.code]).toEqual([422, "LEAVE_YEAR_NOT_OVER"]);
		await close();
		await ask(
			`insert into leave_year_end (tenant_id, id, year, activity_id, state, run_at)
			select tenant_id, gen_random_uuid(), 2027, activity_id, 'DONE', run_at from leave_year_end where tenant_id = $1`,
			[tenantId],
		);
		expect((await list("Hanna", { year: 2026 })).run?.isBuiltOn).toBe(true);
		const built = await undo();
		expect([built.status, built.refusal.code]).toEqual([409, "LEAVE_YEAR_BUILT_ON"]);
		const again = await run();
		expect([again.status, again.refusal.code]).toEqual([409, "LEAVE_YEAR_BUILT_ON"]);
	});

	test("is what would be written by hand into the closed year, until it is opened again", async () => {
		const { close, undo, work, browser, ids, kindId } = await company();
		const userId = ids.Sven as string;
		const whose = { userId, activityId: kindId, year: 2026 };
		const account = async () =>
			(await browser("Hanna").call(accounts.getLeaveAccount, { userId, year: 2026 })).answer
				.account;
		const give = async () =>
			browser("Hanna").call(accounts.createLeaveModification, {
				...{ ...whose, days: "1", effectiveOn: "2026-12-01", expiresOn: null, reason: "Nachtrag" },
				version: (await account())?.version ?? null,
			});
		const setUp = async () =>
			browser("Hanna").call(accounts.setUpLeaveAccount, {
				...{ ...whose, opening: null, carryReason: "PERSONAL", carryNote: null, reason: null },
				version: (await account())?.version ?? null,
			});
		await close();
		for (const refused of [await give(), await setUp()])
			expect([refused.status, refused.refusal.code]).toEqual([409, "LEAVE_YEAR_CLOSED"]);
		expect((await account())?.remaining).toBe("13");
		await work((await undo()).answer.jobId);
		expect([(await give()).status, (await setUp()).status]).toEqual([200, 200]);
		expect((await account())?.remaining).toBe("14");
	});

	test("is what was taken back already, and what changed meanwhile", async () => {
		const { close, undo, list } = await company();
		await close();
		const { run } = await list();
		const stale = await undo("Hanna", { version: 1 });
		expect([stale.status, stale.refusal.code]).toEqual([409, "STALE_VERSION"]);
		expect((await undo()).status).toBe(200);
		const twice = await undo("Hanna", { id: run?.id as string, version: run?.version as number });
		expect([twice.status, twice.refusal.code]).toEqual([409, "LEAVE_YEAR_END_UNDONE"]);
		expect((await list()).run).toBeNull();
	});

	test("who holds the right for a unit: she looks at her people, and closes nobody's year", async () => {
		const { run, undo, list, close, ids } = await company();
		expect((await list("Leo")).items.map(({ id }) => id)).toEqual([ids.Mia]);
		const refused = [await run("Leo"), await run("Mia")];
		expect(refused.map(({ status }) => status)).toEqual([403, 403]);
		await close();
		expect((await undo("Leo")).status).toBe(403);
		const foreign = await company();
		const { run: own } = await list();
		const missing = await foreign.undo("Hanna", { id: own?.id as string, version: 2 });
		expect(missing.status).toBe(404);
	});
});

test("as many statements settle two people as one", async () => {
	const { ids, kindId, within, tenantId, of } = await company();
	const counted = async (names: readonly string[]) => {
		let statements = 0;
		await within(async (tx) => {
			const counting = tx.withPlugin({
				transformQuery: ({ node }) => {
					statements += 1;
					return node;
				},
				transformResult: async ({ result }) => result,
			}) as typeof tx;
			const actor = { tenantId, now: server().clock.now() };
			const userIds = names.map((name) => ids[name] as string);
			await settlePeople(counting, actor, { activityId: kindId, today: "2027-01-11", userIds });
		});
		return statements;
	};
	await of("Mia").settle("2026-12-01");
	const one = await counted(["Mia"]);
	await of("Mia").settle("2026-12-01");
	expect(await counted(["Mia", "Sven"])).toBe(one);
});
