import { contract as templates } from "#areas/shift-planning/templates/contract.ts";
import { contract as units } from "#areas/staff/units/contract.ts";
import { newId } from "#kit/contract/new-id.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testWard } from "./test-ward.ts";

const server = useTestServer();
/** July, in which everything is planned. */
const range = { from: "2026-07-01", to: "2026-07-31" };

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take, takeRefusal }) => {
	const ward = await testWard(server());
	const { as, ids, plan, usual, units: unitIds, places } = ward;
	const petra = as("Petra");
	await petra.call(templates.createShiftTemplate, mondays(ward));
	const { answer: made } = await plan("Petra");
	const [{ id = "" } = {}] = made.shifts;
	await plan("Petra", { day: "2026-07-13", userId: null });
	const night = { day: "2026-07-05", beginMinute: 1260, endMinute: 1560, pauses: [] };
	await plan("Petra", night, ["REST_TOO_SHORT"]);
	await take("all", petra, units.listUnits, {});
	await take("july", petra, contract.getShiftPlan, range);
	await take("none", as("Mia"), contract.getShiftPlan, { ...range, search: "niemand" });
	await take("july", petra, contract.getPlanConflicts, range);
	await take("july", petra, templates.getDemand, range);
	await take("july", petra, contract.getPlanPeople, range);
	await take("all", petra, contract.getSuggestedPeople, { workspaceId: places.north });
	const day = { from: "2026-07-06", to: "2026-07-06" };
	await take("monday", petra, contract.getShiftPlan, day);
	await take("mia", petra, contract.getShift, { id });
	await take("list", petra, contract.listShifts, { ...range, pageSize: 25 });
	const again = [{ values: usual({ userId: ids.Max as string, pauses: [] }) }];
	await take("fine", petra, contract.checkShifts, {
		changes: [{ values: usual({ userId: ids.Max as string }) }],
	});
	await take("breaks", petra, contract.checkShifts, { changes: again });
	const late = { ...night, day: "2026-07-12" };
	const moved = [{ id, version: 1, values: late }];
	await takeRefusal("rules", petra, contract.changeShifts, { changes: again });
	await take("moved", petra, contract.changeShifts, { changes: moved });
	await take("published", petra, contract.publishShifts, {
		unitIds: [unitIds.Nord as string],
		to: "2026-07-31",
	});
	await takeRefusal("archived", petra, contract.changeShifts, {
		changes: [{ values: usual({ workspaceId: places.south }) }],
	});
});

/** Two early shifts, the first of which is planned at its times by hand. */
function mondays({ places, kinds }: Awaited<ReturnType<typeof testWard>>) {
	const early = { dayIndex: 0, beginMinute: 360, endMinute: 870, copies: 2, unitId: null };
	const item = { ...early, id: newId(0), pauses: [], activityId: kinds.early as string };
	return {
		...{ name: "Woche", workspaceId: places.north, countsHalfHolidays: false, items: [item] },
		holidayMode: "NO_HOLIDAY_ON_DAYINDEX" as const,
	};
}
