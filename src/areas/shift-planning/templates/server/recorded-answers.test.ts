import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testDemand } from "./test-demand.ts";

const server = useTestServer();

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take, takeRefusal }) => {
	const { as, create, usual, items, except, places } = await testDemand(server());
	const petra = as("Petra");
	const { answer } = await create("Petra");
	await take("all", petra, activities.listShiftActivities, {});
	const { id, version } = await take("week", petra, contract.getShiftTemplate, {
		id: answer.id,
	});
	const wrong = { ...usual(), items: [{ ...items.early, endMinute: 300 }] };
	await takeRefusal("times", petra, contract.updateShiftTemplate, { ...wrong, id, version });
	const fewer = { ...usual(), items: [items.early], id, version };
	await take("fewer", petra, contract.updateShiftTemplate, fewer);
	await except("Petra", { beginMinute: 420, endMinute: 870 });
	await except("Petra", { day: "2026-07-13" });
	const days = { from: "2026-07-01", to: "2026-08-31", workspaceIds: [places.north] };
	const { exceptions } = await take("days", petra, contract.getDemand, days);
	const left = { workspaceId: places.north, itemId: items.early.id, day: "2026-07-06" };
	await take("left", petra, contract.createTemplateException, left);
	const [, second] = exceptions;
	await take("gone", petra, contract.deleteTemplateException, { id: second?.id as string });
});
