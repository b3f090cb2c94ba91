import { expect, test } from "vitest";
import { contract as shifts } from "#areas/shift-planning/shifts/contract.ts";
import { contract as units } from "#areas/staff/units/contract.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract, type ShiftMend } from "../contract.ts";
import { conflictOfMia, conflictsOfTwo } from "./test-conflict.ts";

const server = useTestServer();
function written({ kind, user, shift, violations }: ShiftMend): string {
	const times = shift && `${shift.day.slice(5)} ${shift.beginMinute}-${shift.endMinute}`;
	return [kind, user?.firstName, times, ...violations.map(({ code }) => code)]
		.filter(Boolean)
		.join(" ");
}

test("a shift that breaks rules is given away, swapped, shortened or made open, and that is taken back at once", async () => {
	const { as, conflicts, found, units: unitIds } = await conflictOfMia(server());
	expect(found).toMatchObject([
		{
			...{ user: { firstName: "Mia" }, mayChange: true },
			shift: { day: "2026-07-06", beginMinute: 360, unitName: "Nord" },
			violations: [{ code: "REST_TOO_SHORT", day: "2026-07-06" }],
		},
	]);
	const id = found[0]?.shift.id as string;
	const petra = as("Petra");
	const unitId = unitIds.Nord as string;
	const only = { publishing: "ALWAYS", publishedTo: null, suggestion: "RELATED_ONLY" } as const;
	await as("Alma").call(units.putUnitShiftplanSettings, { unitId, ...only, version: 0 });
	const { items } = (await petra.call(contract.getShiftMends, { id })).answer;
	expect(items.map(written).map((one) => one.replace(/^GIVE \w+/, "GIVE"))).toEqual([
		...[
			"GIVE",
			"GIVE",
			"GIVE",
			"SWAP Max 07-06 780-1320 OVER_8_HOURS",
			"SHORTEN 07-06 540-870",
			"OPEN",
		],
	]);
	for (const kind of ["GIVE", "SWAP", "SHORTEN", "OPEN"] as const) {
		const { answer } = await petra.call(contract.getShiftMends, { id });
		const mend = answer.items.find((one) => one.kind === kind) as ShiftMend;
		const done = await petra.call(shifts.changeShifts, { changes: mend.changes });
		expect([kind, done.status]).toEqual([kind, 200]);
		expect((await conflicts("Petra")).answer.items).toEqual([]);
		const undo = { id: done.answer.editId, accept: ["REST_TOO_SHORT"], overrideReason: "Zurück" };
		expect((await petra.call(shifts.undoShiftEdit, undo)).status).toBe(200);
	}
});

test("proposals that fit for themselves are judged together, and those that do are carried out in one go", async () => {
	const ward = await conflictOfMia(server());
	const { items, mends } = await conflictsOfTwo(ward);
	expect(items).toHaveLength(2);
	const [mias = [], willis = []] = await Promise.all(items.map(mends));
	const [first, second] = [mias[0] as ShiftMend, willis[0] as ShiftMend];
	expect([first.user, first.violations, second.violations]).toEqual([second.user, [], []]);
	const petra = ward.as("Petra");
	const together = async (other: ShiftMend) => {
		const changes = [...first.changes, ...other.changes];
		const { answer } = await petra.call(shifts.checkShifts, { changes });
		return { changes, codes: answer.violations.map(({ code }) => code) };
	};
	const clash = await together(second);
	expect(clash.codes).toContain("SHIFT_CONFLICT");
	expect((await petra.call(shifts.changeShifts, clash)).refusal.code).toBe("SHIFT_RULES");
	const fitting = await together(willis[1] as ShiftMend);
	expect(fitting.codes).toEqual([]);
	expect((await petra.call(shifts.changeShifts, fitting)).status).toBe(200);
	expect((await ward.conflicts("Petra")).answer.items).toEqual([]);
});

test("conflicts are told to those who read the plan, proposals to those who write it", async () => {
	const { as, conflicts, found, units: unitIds } = await conflictOfMia(server());
	const id = found[0]?.shift.id as string;
	const mends = (who: string) => as(who).call(contract.getShiftMends, { id });
	expect((await conflicts("Rita")).answer.items).toMatchObject([{ mayChange: false }]);
	expect((await conflicts("Rita", { unitIds: [unitIds.Süd] })).answer.items).toEqual([]);
	expect((await conflicts("Rita", { to: "2026-06-30" })).refusal.code).toBe("SHIFT_PLAN_RANGE");
	expect((await conflicts("Sven")).refusal.code).toBe("FORBIDDEN");
	expect((await mends("Rita")).refusal.code).toBe("FORBIDDEN");
	expect((await mends("Willi")).status).toBe(200);
	const foreign = await conflictOfMia(server());
	const other = await foreign.as("Petra").call(contract.getShiftMends, { id });
	expect(other.refusal.code).toBe("NOT_FOUND");
});
