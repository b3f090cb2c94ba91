import { testWard } from "#areas/shift-planning/shifts/server/test-ward.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { contract, type ShiftConflict } from "../contract.ts";

const range = { from: "2026-07-01", to: "2026-07-31" };

/** Mia works late on Sunday 2026-07-05 and early on Monday; Max late on Monday. */
export async function conflictOfMia(server: TestServer) {
	const ward = await testWard(server);
	const { as, ids, plan } = ward;
	await plan("Petra");
	const late = { beginMinute: 780, endMinute: 1320, pauses: [{ minute: 1020, minutes: 30 }] };
	await plan("Petra", { day: "2026-07-05", ...late }, ["REST_TOO_SHORT"]);
	await plan("Petra", { userId: ids.Max as string, ...late });
	const conflicts = async (who: string, more: object = {}) =>
		as(who).call(contract.getShiftConflicts, { ...range, ...more });
	const { answer } = await conflicts("Petra");
	return { ...ward, late, conflicts, found: answer.items };
}

/** The same shifts of Willi's, too: both early ones fit the same people, and nobody twice. */
export async function conflictsOfTwo(ward: Awaited<ReturnType<typeof conflictOfMia>>) {
	const { ids, plan, late, conflicts } = ward;
	const userId = ids.Willi as string;
	await plan("Petra", { userId });
	await plan("Petra", { userId, day: "2026-07-05", ...late }, ["REST_TOO_SHORT"]);
	const { items } = (await conflicts("Petra")).answer;
	const mends = async (of: ShiftConflict) =>
		(await ward.as("Petra").call(contract.getShiftMends, { id: of.shift.id })).answer.items;
	return { items, mends };
}
