import { contract as accounts } from "#areas/absences/leave-accounts/contract.ts";
import { contractual, giveRule } from "#areas/absences/leave-accounts/server/test-leave.ts";
import { contract as requests } from "#areas/absences/requests/contract.ts";
import { testTeam } from "#areas/absences/requests/server/test-team.ts";
import { contract as units } from "#areas/staff/units/contract.ts";
import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();
/** Six weeks from the Monday before. */
const range = { from: "2026-06-29", to: "2026-08-09" };

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take, show }) => {
	const { ask, browser, worker, extra, tenantId } = await testTeam(server());
	const userId = worker("lena").id;
	show(userId, sampleSession().userId);
	const days = { from: "2026-08-03", to: "2026-08-05" };
	const { answer: own } = await ask("lena");
	const { answer: approved } = await ask("boss", { ...days, state: "APPROVED" });
	await ask("boss", { ...days, user: "tom", state: "APPROVED" });
	await take("lena", browser("lena"), contract.getAbsenceCalendar, { ...range, search: "lena" });
	await take("tom", browser("lena"), contract.getAbsenceCalendar, { ...range, search: "tom" });
	await take("all", browser("boss"), units.listUnits, {});
	await take("all", browser("lena"), activities.listAbsenceActivities, {});
	await take("lena", browser("lena"), entries.getEntryChoices, { userId });
	await take("own", browser("lena"), requests.getAbsence, { id: own.id });
	await take("approved", browser("lena"), requests.getAbsence, { id: approved.id });
	const at = { activityId: extra.leave, from: "2026-07-13", to: "2026-07-19" };
	await take("free", browser("lena"), requests.listPossibleSubstitutes, { userId, ...range });
	await take("later", browser("lena"), requests.previewAbsence, {
		...{ absenceId: own.id, userId, ...at },
	});
	await take("moved", browser("lena"), requests.updateAbsence, {
		...{ id: own.id, version: 1, ...at },
	});
	const longer = { id: approved.id, version: 1, ...days, to: "2026-08-06" };
	await take("longer", browser("lena"), requests.requestAbsenceChange, {
		...{ ...longer, activityId: extra.leave },
	});
	await take("changing", browser("lena"), requests.getAbsence, { id: approved.id });
	const query = (text: string, values: unknown[] = []) =>
		withClient(server().adminUrl, async (client) => (await client.query(text, values)).rows);
	await giveRule({ ask: query as never, tenantId, leave: extra.leave }, contractual("30"));
	await ask("boss", { from: "2026-09-07", to: "2026-09-11", state: "APPROVED" });
	await take("lena", browser("lena"), accounts.listLeaveBalances, {
		userIds: [userId],
		year: 2026,
	});
});
