import { contract as shifts } from "#areas/shift-planning/shifts/contract.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { conflictOfMia, conflictsOfTwo } from "./test-conflict.ts";

const server = useTestServer();
const range = { from: "2026-07-01", to: "2026-07-31" };

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take }) => {
	const ward = await conflictOfMia(server());
	const { as, found } = ward;
	const petra = as("Petra");
	const id = found[0]?.shift.id as string;
	await take("july", petra, contract.getShiftConflicts, range);
	await take("none", petra, contract.getShiftConflicts, { ...range, from: "2026-07-08" });
	const { items } = await take("mias", petra, contract.getShiftMends, { id });
	const changes = items.find(({ kind }) => kind === "SHORTEN")?.changes ?? [];
	const two = await conflictsOfTwo(ward);
	await take("two", petra, contract.getShiftConflicts, range);
	const [other] = two.items.filter(({ user }) => user.firstName === "Willi");
	const willis = await take("willis", petra, contract.getShiftMends, {
		id: other?.shift.id as string,
	});
	const both = (nth: number) => [
		...(items[0]?.changes ?? []),
		...(willis.items[nth]?.changes ?? []),
	];
	await take("clash", petra, shifts.checkShifts, { changes: both(0) });
	await take("fine", petra, shifts.checkShifts, { changes: both(1) });
	await take("shortened", petra, shifts.changeShifts, { changes });
});
