import { testWard } from "#areas/shift-planning/shifts/server/test-ward.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

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
	return { ...ward, conflicts, found: answer.items };
}
