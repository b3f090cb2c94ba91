import { contract as units } from "#areas/staff/units/contract.ts";
import { recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { yearEndCompany } from "./test-year-end.ts";

const server = useTestServer();

recordAnswers(new URL("../web/recorded.json", import.meta.url), async ({ take, show }) => {
	const { browser, ids, kindId, leave, work } = await yearEndCompany(server());
	show(ids.Mia as string, "01a1fd2c-47a0-70d1-9a38-000000000071");
	await take("running", browser("Hanna"), contract.listLeaveYearEnd, { year: 2027 });
	await take("open", browser("Hanna"), contract.listLeaveYearEnd, { year: 2026 });
	const given = { year: 2026, activityId: kindId };
	const { jobId } = await take("closed", browser("Hanna"), contract.runLeaveYearEnd, given);
	await work(jobId);
	await leave("Sven", ["2026-12-28", "2026-12-29"]);
	const { run } = await take("closed", browser("Hanna"), contract.listLeaveYearEnd, { year: 2026 });
	await take("all", browser("Hanna"), units.listUnits, {});
	const standing = { id: run?.id as string, version: run?.version as number };
	await take("undone", browser("Hanna"), contract.undoLeaveYearEnd, standing);
});
