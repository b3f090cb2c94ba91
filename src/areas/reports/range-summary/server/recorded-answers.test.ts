import { contract as centres } from "#areas/reports/cost-centre-evaluation/contract.ts";
import { contract as units } from "#areas/staff/units/contract.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { reportedWard } from "./test-reports.ts";

const server = useTestServer();
const june = { fromMonth: "2026-06", toMonth: "2026-06" };

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take }) => {
	const ward = await reportedWard(server());
	const alma = ward.as("Alma");
	await ward.share({
		target: "UNIT",
		targetId: ward.units["Nord 1"],
		of: { A: 60, B: 40 },
		from: "2026-06-11",
	});
	await ward.shift(ward.ids.Max, "2026-06-10", 480, 400);
	await ward.shift(null, "2026-06-11", 480);
	await ward.shift(ward.ids.Sven, "2026-06-12", 480, 500);
	await take("june", alma, contract.listRangeSummary, june);
	await take("june", alma, contract.listFluctuationReport, june);
	await take("june", alma, centres.listCostCentreShifts, june);
	await take("none", alma, centres.listCostCentreShiftDetails, { ...june, costCentreId: "NONE" });
	await take("all", alma, units.listUnits, {});
});
