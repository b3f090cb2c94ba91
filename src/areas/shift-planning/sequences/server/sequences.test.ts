import fc from "fast-check";
import { expect, test } from "vitest";
import { contract as shifts } from "#areas/shift-planning/shifts/contract.ts";
import { contract as units } from "#areas/staff/units/contract.ts";
import { newId } from "#kit/contract/new-id.ts";
import { statementsOf } from "#kit/testing/statements-of.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract, type SequenceItem } from "../contract.ts";
import { testCrew } from "./test-crew.ts";

const server = useTestServer();

test("a crew goes round with offsets; what is foreseen is made, and taken back as a whole", async () => {
	const { ids, create, apply, preview, takeBack, runs, seen, early, night } = await testCrew(
		server(),
	);
	const id = await create([[early], [early], [night], [], []]);
	const people = [{ userId: ids.Mia as string }, { userId: ids.Max as string, offset: 2 }];
	const given = { people, to: "2026-07-10" };
	const { answer: shown } = await preview("Willi", id, given);
	expect(shown).toMatchObject({ made: 6, opened: 0, skipped: 0, violated: 0 });
	expect(await seen("Petra")).toEqual([]);
	const { answer } = await apply("Willi", id, given);
	expect(answer).toMatchObject({ made: 6, opened: 0, skipped: 0, jobId: null });
	const made = [
		"Max 07-06 1260-1560 N",
		"Max 07-09 360-720 F",
		"Max 07-10 360-720 F",
		"Mia 07-06 360-720 F",
		"Mia 07-07 360-720 F",
		"Mia 07-08 1260-1560 N",
	];
	expect(await seen("Petra")).toEqual(made);
	expect(await runs("Rita", id)).toMatchObject([
		{ people: 2, made: 6, skipped: 0, left: 6, isBusy: false, madeBy: "Muster, Willi" },
	]);
	expect((await takeBack("Rita", answer.runId)).refusal.code).toBe("FORBIDDEN");
	expect((await takeBack("Willi", answer.runId)).answer).toEqual({
		deleted: 6,
		kept: 0,
		jobId: null,
	});
	expect(await seen("Petra")).toEqual([]);
	expect((await takeBack("Willi", answer.runId)).answer.deleted).toBe(0);
});

test("a sequence, its run and what makes it known ask as much of the database for three people as for one", async () => {
	const crew = await testCrew(server());
	const { as, ids, places, create, apply, early, night } = crew;
	const id = await create([[early], [night], []]);
	const unitId = crew.units.Nord as string;
	const own = { ...early, workspaceId: places.south as string };
	const makes = async (name: string, items: SequenceItem[]) =>
		(
			await statementsOf(server(), () =>
				as("Petra").call(contract.createShiftSequence, {
					...{ name, unitId, start: "START_ON_MONDAY", days: [items] },
				}),
			)
		).length;
	expect(await makes("Zwei", [early, own])).toBe(await makes("Eins", [early]));
	const release = { publishing: "LIMITED", publishedTo: "2026-06-30", suggestion: "ALL" } as const;
	await as("Alma").call(units.putUnitShiftplanSettings, { unitId, ...release, version: 0 });
	const asked = async (from: string, ...names: readonly string[]) => {
		const people = names.map((name) => ({ userId: ids[name] as string }));
		const to = from.replace(/..$/, (day) => String(Number(day) + 2));
		const run = await statementsOf(server(), () => apply("Alma", id, { people, from, to }));
		const known = await statementsOf(server(), () =>
			as("Petra").call(shifts.publishShifts, { unitIds: [unitId], to }),
		);
		return { run: run.length, known: known.length };
	};
	const one = await asked("2026-07-10", "Mia");
	expect(await asked("2026-07-20", "Mia", "Max", "Leo")).toEqual(one);
});

test("who cannot is left out, or leaves an open shift, and it is said why; what was changed since stays", async () => {
	const made = await testCrew(server());
	const { create, apply, foreseen, takeBack, seen, plan, change, query, runs } = made;
	const id = await create([[made.early], [made.night]]);
	await plan("Petra", { day: "2026-07-08" });
	await leaveAndRest(made);
	const given = { to: "2026-07-15" };
	// a night ends five hours before an early shift, and her own shift stands on the eighth
	const skipped = [
		"MADE 07-06 360-720",
		"SKIPPED 07-07 1260-1560 RULE",
		"SKIPPED 07-08 360-720 EXISTING",
		"MADE 07-09 1260-1560",
		"SKIPPED 07-10 360-720 RULE",
		"SKIPPED 07-11 1260-1560 ABSENT",
		"MADE 07-12 360-720",
		"MADE 07-13 1260-1560",
		"SKIPPED 07-14 360-720 RULE",
		"SKIPPED 07-15 1260-1560 NOT_EMPLOYED",
	];
	expect(await foreseen("Petra", id, given)).toEqual(skipped);
	const opened = skipped.map((line) => line.replace("SKIPPED", "OPENED"));
	const opening = { ...given, onClash: "OPEN" } as const;
	expect(await foreseen("Petra", id, opening)).toEqual(opened);
	const { answer } = await apply("Petra", id, opening);
	expect(answer).toMatchObject({ made: 4, opened: 6, skipped: 0 });
	const [first] = await query<{ id: string }>(
		"select id from shift where tenant_id = $1 and run_id = $2 and day = '2026-07-06'",
		[answer.runId],
	);
	const values = {
		...{ day: "2026-07-06", beginMinute: 420, endMinute: 720, pauses: [], userId: null },
		...{ workspaceId: made.places.north, activityId: made.kinds.early as string },
	};
	await change("Willi", [{ id: first?.id as string, version: 1, values }]);
	expect(await runs("Petra", id)).toMatchObject([{ made: 4, opened: 6, left: 9 }]);
	const taken = await takeBack("Petra", answer.runId);
	expect(taken.answer).toEqual({ deleted: 9, kept: 1, jobId: null });
	expect(await seen("Petra")).toEqual(["- 07-06 420-720 F", "Mia 07-08 360-870 F"]);
});

/** Mia is on leave on the eleventh, and goes on the fourteenth. */
async function leaveAndRest({ ids, query }: Awaited<ReturnType<typeof testCrew>>): Promise<void> {
	await query(
		`insert into employment (tenant_id, id, user_id, entry_date, exit_date)
			values ($1, gen_random_uuid(), $2, '2020-01-01', '2026-07-14')`,
		[ids.Mia],
	);
	await query(
		`insert into absence (tenant_id, id, user_id, activity_id, class_type, state, from_date, to_date)
			select $1, gen_random_uuid(), $2, a.id, a.class_type, 'APPROVED', '2026-07-11', '2026-07-11' from activity a
			where a.tenant_id = $1 and a.class_type = 'LEAVE' limit 1`,
		[ids.Mia],
	);
}

// biome-ignore format: a table, one case a line
test.each([
	["Sven", {}, "FORBIDDEN"],
	["Rita", {}, "FORBIDDEN"],
	["Willi", { user: "Sven" }, "SHIFT_PERSON_NOT_PLANNABLE"],
	["Willi", { isTwice: true }, "MALFORMED"],
	["Willi", { place: "south" }, "NOT_FOUND"],
	["Willi", { isEmpty: true }, "SEQUENCE_EMPTY"],
	["Willi", { isArchived: true }, "SEQUENCE_NOT_USABLE"],
	["Willi", { run: { to: "2026-07-05" } }, "SHIFT_PLAN_RANGE"],
	["Willi", { run: { to: "2027-07-07" } }, "SHIFT_PLAN_RANGE"],
	["Willi", { run: { people: [] } }, "MALFORMED"],
] as const)("%s applies a sequence with %j: %s", async (who, given: Given, code) => {
	const { create, apply, preview, early, ids, places, seen, as, units } = await testCrew(server());
	const item = given.place === "south" ? { ...early, workspaceId: places.south } : early;
	const id = await create(given.isEmpty ? [[], []] : [[item]]);
	if (given.isArchived)
		await as("Petra").call(contract.updateShiftSequenceState, { id, version: 1, isEnabled: false });
	const userId = ids[given.user ?? "Mia"] as string;
	const people = given.isTwice ? [{ userId }, { userId }] : [{ userId }];
	const run = { people, ...given.run };
	expect((await preview(who, id, run)).refusal.code).toBe(code);
	expect((await apply(who, id, run)).refusal.code).toBe(code);
	expect([await seen("Petra"), units.Nord]).toEqual([[], expect.anything()]);
});

interface Given {
	readonly user?: string;
	readonly place?: string;
	readonly isTwice?: boolean;
	readonly isEmpty?: boolean;
	readonly isArchived?: boolean;
	readonly run?: object;
}

test("a sequence is as its days say: 84 at most, each shift possible, at places of use", async () => {
	const { as, units, early, create, apply } = await testCrew(server());
	const make = async (who: string, days: SequenceItem[][], more: object = {}) => {
		const values = { name: "Neu", unitId: units.Nord as string, start: "START_ON_MONDAY" as const };
		const given = { ...values, days, ...more };
		return (await as(who).call(contract.createShiftSequence, given)).refusal?.code;
	};
	expect(await make("Rita", [[early]])).toBe("FORBIDDEN");
	expect(await make("Willi", [[early]], { unitId: units.Süd })).toBe("REFERENCE_NOT_FOUND");
	expect(await make("Willi", [])).toBe("MALFORMED");
	expect(
		await make(
			"Willi",
			Array.from({ length: 85 }, () => []),
		),
	).toBe("MALFORMED");
	expect(await make("Willi", [[{ ...early, endMinute: 360 }]])).toBe("SEQUENCE_TIMES_UNFIT");
	expect(await make("Willi", [[{ ...early, workspaceId: newId(0) }]])).toBe("SEQUENCE_ITEM_UNFIT");
	expect(await make("Willi", [[{ ...early, activityId: newId(0) }]])).toBe("SEQUENCE_ITEM_UNFIT");
	const id = await create([[early]]);
	await apply("Petra", id, { to: "2026-07-06" });
	const { refusal } = await as("Petra").call(contract.deleteShiftSequence, { id });
	expect(refusal.code).toBe("IN_USE");
});

test("whatever is applied and taken back, the plan is as before", async () => {
	const { ids, create, apply, takeBack, seen, plan, early, night } = await testCrew(server());
	await plan("Petra", { day: "2026-07-09" });
	await plan("Petra", { day: "2026-07-10", userId: null });
	const before = await seen("Petra");
	const given = fc.record({
		days: fc.array(fc.subarray([early, night]), { minLength: 1, maxLength: 9 }),
		start: fc.constantFrom("START_ON_MONDAY", "START_ON_ANY_DAY"),
		offsets: fc.array(fc.integer({ min: 0, max: 83 }), { minLength: 1, maxLength: 2 }),
		last: fc.integer({ min: 6, max: 31 }),
		onClash: fc.constantFrom("SKIP" as const, "OPEN" as const),
	});
	let nth = 0;
	const isTakenBack = async ({ days, start, offsets, last, onClash }: GivenOfRuns) => {
		const id = await create(days, { start, name: `Umlauf ${nth++}` });
		const people = offsets.map((offset, at) => ({
			userId: ids[at === 0 ? "Mia" : "Max"] as string,
			offset,
		}));
		const to = `2026-07-${String(last).padStart(2, "0")}`;
		const applied = await apply("Petra", id, { people, to, onClash });
		if (applied.status !== 200) {
			expect(applied.refusal.code).toBe("SEQUENCE_EMPTY");
			return;
		}
		const { answer } = applied;
		expect(await seen("Petra")).toHaveLength(before.length + answer.made + answer.opened);
		const taken = await takeBack("Petra", answer.runId);
		expect(taken.answer).toMatchObject({ deleted: answer.made + answer.opened, kept: 0 });
		expect(await seen("Petra")).toEqual(before);
	};
	await fc.assert(fc.asyncProperty(given, isTakenBack), { numRuns: 12, seed: 20_261_127 });
});

interface GivenOfRuns {
	readonly days: SequenceItem[][];
	readonly start: string;
	readonly offsets: readonly number[];
	readonly last: number;
	readonly onClash: "SKIP" | "OPEN";
}
