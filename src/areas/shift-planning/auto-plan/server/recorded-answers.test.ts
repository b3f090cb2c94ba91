import { vi } from "vitest";
import { contract as availability } from "#areas/shift-planning/availability/contract.ts";
import { contract as shifts } from "#areas/shift-planning/shifts/contract.ts";
import { testWard } from "#areas/shift-planning/shifts/server/test-ward.ts";
import { contract as templates } from "#areas/shift-planning/templates/contract.ts";
import { newId } from "#kit/contract/new-id.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer({}, { background: true });
const range = { from: "2026-07-06", to: "2026-07-12" };

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take }) => {
	const ward = await testWard(server());
	const { as, ids, units, plan, change, usual } = ward;
	const unitId = units.Nord as string;
	const petra = as("Petra");
	await take("none", petra, contract.listAutoPlans, range);
	await take("usual", petra, contract.getAutoPlanSettings, { unitId });
	const open = await plan("Petra", { userId: null });
	const [{ id = "" } = {}] = open.answer.shifts;
	const { answer } = await petra.call(contract.explainOpenShift, { id });
	// of all who could have it one is left
	const others = answer.people.filter(({ user }) => user.id !== ids.Max);
	await change("Petra", [
		...others.map(({ user }) => ({ values: usual({ userId: user.id }) })),
		{ values: usual({ userId: null }) },
	]);
	await petra.call(availability.setAvailability, {
		...{ userId: ids.Max as string, available: false, wish: 2 },
		...{ begin: "2026-07-05T22:00:00.000Z", end: "2026-07-06T22:00:00.000Z" },
	});
	const asked = { ...range, unitId, seconds: 1 };
	await take("started", petra, contract.startAutoPlan, asked);
	await untilReady(petra);
	const { plans } = await take("ready", petra, contract.listAutoPlans, range);
	await take("named", petra, shifts.getShiftPlan, { ...range, unitIds: [unitId] });
	const left = plans[0]?.shifts.find(({ userId }) => userId === null);
	await take("why", petra, contract.explainOpenShift, { id: left?.shiftId as string });
	const planId = plans[0]?.id as string;
	await take("some", petra, contract.getProposalFigures, { ...range, ids: [planId] });
	await take("some", petra, contract.getProposalBalance, { id: planId });
	await take("going", petra, contract.improveAutoPlan, { id: planId, seconds: 1 });
	await untilReady(petra);
	await take("accepted", petra, contract.acceptAutoPlan, { id: planId });
	await take("some", petra, contract.listFairness, { until: "2026-07-12", sortBy: "weekends" });
	const itemId = await demandOf(ward);
	const copy = { itemId, day: "2026-07-13", copy: 1 };
	await take("copy", petra, contract.explainOpenCopy, copy);
});

type Ward = Awaited<ReturnType<typeof testWard>>;

async function untilReady(petra: ReturnType<Ward["as"]>): Promise<void> {
	await vi.waitFor(
		async () => {
			const { plans } = (await petra.call(contract.listAutoPlans, range)).answer;
			if (plans[0]?.state !== "READY") throw new Error("It is still being made.");
		},
		{ timeout: 30_000, interval: 100 },
	);
}

/** Somebody is needed early on Mondays. @returns the line of the template */
async function demandOf({ as, places, kinds }: Ward): Promise<string> {
	const id = newId(0);
	const early = { dayIndex: 0, beginMinute: 360, endMinute: 870, pauses: [], copies: 1 };
	const item = { ...early, id, unitId: null, activityId: kinds.early as string };
	await as("Petra").call(templates.createShiftTemplate, {
		...{ name: "Woche", workspaceId: places.north, countsHalfHolidays: false },
		...{ holidayMode: "NO_HOLIDAY_ON_DAYINDEX" as const, items: [item] },
	});
	return id;
}
