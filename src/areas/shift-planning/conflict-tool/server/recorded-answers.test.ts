import { contract as shifts } from "#areas/shift-planning/shifts/contract.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { conflictOfMia } from "./test-conflict.ts";

const server = useTestServer();
const range = { from: "2026-07-01", to: "2026-07-31" };

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take }) => {
	const { as, found } = await conflictOfMia(server());
	const petra = as("Petra");
	const id = found[0]?.shift.id as string;
	await take("july", petra, contract.getShiftConflicts, range);
	await take("none", petra, contract.getShiftConflicts, { ...range, from: "2026-07-08" });
	const { items } = await take("mias", petra, contract.getShiftMends, { id });
	const changes = items.find(({ kind }) => kind === "SHORTEN")?.changes ?? [];
	await take("shortened", petra, shifts.changeShifts, { changes });
});
