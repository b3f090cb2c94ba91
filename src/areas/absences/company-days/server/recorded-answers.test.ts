import { contract as units } from "#areas/staff/units/contract.ts";
import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testShutdown } from "./test-company-days.ts";

const server = useTestServer();

/** A bridge day on which Tom has leave already and Boss may not decide about himself; then a closed month. */
recordAnswers(
	new URL("../web/recorded.json", import.meta.url),
	async ({ take, takeRefusal, show }) => {
		const { ask, browser, extra, unitId, lena, query, tenantId, worker } = await testShutdown(
			server(),
		);
		show(worker("boss").id, sampleSession().userId);
		const boss = browser("boss");
		await take("all", boss, units.listUnits, {});
		await take("all", boss, activities.listAbsenceActivities, {});
		await ask("boss", { user: "tom", state: "APPROVED", from: "2026-07-10", to: "2026-07-14" });
		const day = { from: "2026-07-13", to: "2026-07-13", reason: "Brückentag" };
		const wanted = { ...day, activityId: extra.leave, unitIds: [unitId] };
		await take("none", boss, contract.listCompanyDays, {});
		await take("bridge", boss, contract.previewCompanyDay, wanted);
		const { id } = await take("bridge", boss, contract.createCompanyDay, wanted);
		await take("bridge", boss, contract.listCompanyDays, {});
		await query(
			"insert into closed_month (tenant_id, user_id, month, close_no, closed_at) values ($1, $2, '2026-07-01', 1, now())",
			[tenantId, lena],
		);
		await takeRefusal("closed", boss, contract.withdrawCompanyDay, { id, version: 1 });
		await query("delete from closed_month", []);
		await take("taken", boss, contract.withdrawCompanyDay, { id, version: 1 });
	},
);
