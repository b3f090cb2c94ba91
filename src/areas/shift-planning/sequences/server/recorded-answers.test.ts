import { contract as workspaces } from "#areas/shift-planning/workspaces/contract.ts";
import { contract as users } from "#areas/staff/users/contract.ts";
import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import { limits } from "#kit/contract/limits.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testCrew } from "./test-crew.ts";

const server = useTestServer();

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take }) => {
	const { as, create, ids, plan, usual, early, night } = await testCrew(server());
	const petra = as("Petra");
	const id = await create([[early], [night], []]);
	await plan("Petra", { day: "2026-07-09" });
	await take("all", petra, activities.listShiftActivities, {});
	await take("all", petra, workspaces.listWorkspaces, { pageSize: limits.listLength });
	await take("all", petra, users.listUserOptions, {});
	await take("one", petra, contract.listShiftSequences, {});
	await take("round", petra, contract.getShiftSequence, { id });
	const run = usual(id, { people: [{ userId: ids.Mia as string, offset: 1 }] });
	await take("shown", petra, contract.previewSequence, run);
	await take("none", petra, contract.listSequenceRuns, { id });
	const { runId } = await take("made", petra, contract.applySequence, run);
	await take("one", petra, contract.listSequenceRuns, { id });
	await take("all", petra, contract.takeBackRun, { id: runId });
	await take("taken", petra, contract.listSequenceRuns, { id });
});
