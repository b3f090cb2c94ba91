import { contract as units } from "#areas/staff/units/contract.ts";
import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { barrierOffice } from "./test-barriers.ts";

const server = useTestServer();

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take, takeRefusal }) => {
	const { as, create, kind, unit, usual } = await barrierOffice(server());
	const alma = as("Alma");
	await create();
	const harvest = { name: "Ernte", from: "2026-08-01", to: "2026-09-15" };
	await create({ ...harvest, activityId: kind("Urlaub"), unitIds: [unit("Süd")] });
	await take("all", alma, units.listUnits, {});
	await take("all", alma, activities.listAbsenceActivities, {});
	const [first] = (await take("two", alma, contract.listLeaveBarriers, {})).items;
	const id = first?.id as string;
	await take("harvest", alma, contract.getLeaveBarrier, { id });
	const reversed = { ...usual, from: "2027-01-02", to: "2027-01-01" };
	await takeRefusal("reversed", alma, contract.createLeaveBarrier, reversed);
	await take("newYear", alma, contract.createLeaveBarrier, { ...usual, name: "Jahreswechsel" });
	const longer = { ...usual, ...harvest, id, version: 1, to: "2026-09-30" };
	await take("longer", alma, contract.updateLeaveBarrier, longer);
});
