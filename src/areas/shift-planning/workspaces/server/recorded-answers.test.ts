import { contract as units } from "#areas/staff/units/contract.ts";
import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { workspaceOffice } from "./test-workspaces.ts";

const server = useTestServer();

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take, takeRefusal }) => {
	const { as, create, made, usual } = await workspaceOffice(server());
	const petra = as("Petra");
	const { answer } = await create("Petra", { activityIds: [made.early as string] });
	const target = { target: "WORKSPACE", targetId: answer.id } as const;
	await take("all", petra, units.listUnits, {});
	await take("all", petra, activities.listShiftActivities, {});
	await take("none", petra, contract.listRequirements, target);
	const care = { ...target, qualificationId: made.care as string, minLevel: 2 };
	await take("care", petra, contract.assignRequirement, care);
	await takeRefusal("twice", petra, contract.assignRequirement, care);
	await take("care", petra, contract.listRequirements, target);
	await take("one", petra, contract.listWorkspaces, {});
	await take("ward", petra, contract.getWorkspace, { id: answer.id });
	await take("second", petra, contract.createWorkspace, { ...usual, name: "Station 2" });
});
