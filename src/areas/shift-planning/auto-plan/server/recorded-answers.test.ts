import { vi } from "vitest";
import { contract as shifts } from "#areas/shift-planning/shifts/contract.ts";
import { testWard } from "#areas/shift-planning/shifts/server/test-ward.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer({}, { background: true });
const range = { from: "2026-07-06", to: "2026-07-12" };

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take }) => {
	const { as, ids, units, plan, change, usual } = await testWard(server());
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
	const asked = { ...range, unitId, seconds: 1 };
	await take("started", petra, contract.startAutoPlan, asked);
	await vi.waitFor(
		async () => {
			const { plans } = (await petra.call(contract.listAutoPlans, range)).answer;
			if (plans[0]?.state !== "READY") throw new Error("It is still being made.");
		},
		{ timeout: 30_000, interval: 100 },
	);
	const { plans } = await take("ready", petra, contract.listAutoPlans, range);
	await take("named", petra, shifts.getShiftPlan, { ...range, unitIds: [unitId] });
	const left = plans[0]?.shifts.find(({ userId }) => userId === null);
	await take("why", petra, contract.explainOpenShift, { id: left?.shiftId as string });
	await take("accepted", petra, contract.acceptAutoPlan, { id: plans[0]?.id as string });
	await take("some", petra, contract.listFairness, { until: "2026-07-12", sortBy: "weekends" });
});
