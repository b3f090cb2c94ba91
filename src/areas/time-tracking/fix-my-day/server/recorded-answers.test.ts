import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import {
	insertAbsence,
	insertEntry,
	testCompany,
} from "#areas/time-tracking/target-actual/server/test-company.ts";
import { permissionLevels } from "#domain/access/permission-level.ts";
import { newId } from "#kit/contract/new-id.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { type Recorder, recordAnswers } from "#kit/testing/record-answers.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testWeek, type Week } from "./test-week.ts";

const server = useTestServer();
const accept = ["OVER_8_HOURS", "BREAK_MISSING", "SIX_HOURS_WITHOUT_BREAK"];
const monday = "2026-11-16";
const wednesday = "2026-11-18";
const thursday = "2026-11-19";
const friday = "2026-11-20";

recordAnswers(new URL("../web/recorded.json", import.meta.url), async (recorder) => {
	const week = await testWeek(server());
	recorder.show(week.mia, sampleSession().userId);
	await insertAbsence(week, thursday, thursday);
	await oneGapEach(recorder, week);
	await fourGaps(recorder, week);
	await nothingToDo(recorder, week);
	await nothingProposed(recorder);
});

const gaps = ({ take }: Recorder, name: string, { as, mia }: Week, who = "Mia") =>
	take(name, as(who), contract.listDayGaps, { userId: mia });

/** Makes something else of Mia's Friday, on which she came at 08:00:17. */
async function makeFriday({ ask, tenantId, activities }: Week, end: string, facts: string) {
	await ask(
		`update time_tracking set begin_at = '2026-11-20T07:00:17Z', end_at = $2, occupied_to = $2, ${facts}
		where tenant_id = $1 and day = '2026-11-20'`,
		[tenantId, `${friday}T${end}Z`],
	);
	await ask("update activity set name = 'Arbeitszeit' where id = $1", [activities.work]);
}

const forgotten = "state = 'REQUESTED', auto_finished = true, needs_reason = false";
const approved = "state = 'APPROVED', auto_finished = false, needs_reason = false";
const owed = "state = 'APPROVED', auto_finished = false, needs_reason = true";

/** A Friday on which she forgot to go, one without a pause, and one of which a reason is owed. */
async function oneGapEach(recorder: Recorder, week: Week) {
	await makeFriday(week, "17:00", forgotten);
	const [gap] = (await gaps(recorder, "clockOut", week)).gaps;
	const [step] = gap?.steps ?? [];
	if (step?.kind !== "CHANGE") throw new Error("no change");
	const send = (name: string, end: string) =>
		recorder.takeRefusal(name, week.as("Mia"), contract.sendDayMend, {
			userId: week.mia,
			steps: [{ ...step, end }],
		});
	await send("endBeforeBegin", `${friday}T06:00:00Z`);
	await send("rulesViolated", step.end);
	await makeFriday(week, "15:30", approved);
	await gaps(recorder, "pause", week);
	await makeFriday(week, "12:00", owed);
	await week.ask("update activity set name = 'Dienstgang' where id = $1", [week.activities.work]);
	await week.ask(
		"insert into activity_reason (tenant_id, id, activity_id, text) values ($1, $2, $3, 'Post geholt')",
		[week.tenantId, newId(0), week.activities.work],
	);
	await gaps(recorder, "reason", week);
}

/** Friday was forgotten, Thursday is empty, Wednesday without a pause; her Monday afternoon was rejected. */
async function fourGaps(recorder: Recorder, week: Week) {
	const { ask, tenantId, mia, activities } = week;
	await makeFriday(week, "17:00", forgotten);
	await ask("delete from absence where tenant_id = $1 and from_date = $2", [tenantId, thursday]);
	await makeWednesday(week, [["07:00", "15:30"]]);
	await ask("delete from time_tracking where tenant_id = $1 and begin_at = $2", [
		tenantId,
		`${monday}T11:30:00Z`,
	]);
	const span = { begin: `${monday}T11:30:00Z`, end: `${monday}T15:30:00Z` };
	const wanted = { userId: mia, activityId: activities.work, ...span, accept };
	const { id } = (await week.as("Mia").call(entries.requestTimeTracking, wanted)).answer;
	await ask(
		`update user_permission set level = $2
		where tenant_id = $1 and user_id in (select id from app_user where first_name = 'Willi')`,
		[tenantId, permissionLevels.indexOf("FULL")],
	);
	const rejection = { id, version: 1, reason: "Falscher Tag" };
	await week.as("Willi").call(entries.rejectTimeTracking, rejection);
	await gaps(recorder, "four", week);
	await gaps(recorder, "readOnly", week, "Rita");
}

async function makeWednesday(week: Week, spans: readonly (readonly [string, string])[]) {
	const { ask, tenantId } = week;
	await ask("delete from time_tracking where tenant_id = $1 and day = $2", [tenantId, wednesday]);
	for (const [begin, end] of spans) await insertEntry(week, wednesday, begin, end);
}

/** Friday waits for approval; Wednesday was too long, and nobody knows when else she would have gone. */
async function nothingToDo(recorder: Recorder, week: Week) {
	const { ask, tenantId, mia } = week;
	await ask(
		"update time_tracking set deleted_at = now() where tenant_id = $1 and state = 'REJECTED'",
		[tenantId],
	);
	await insertAbsence(week, thursday, thursday);
	await makeWednesday(week, [
		["05:00", "11:00"],
		["11:45", "15:30"],
		["15:45", "16:45"],
	]);
	const { gaps: found } = await week.gaps();
	const steps = found.find(({ kind }) => kind === "MISSING_CLOCK_OUT")?.steps ?? [];
	const mend = { userId: mia, steps, reason: "Ausstempeln vergessen", accept };
	await recorder.take("friday", week.as("Mia"), contract.sendDayMend, mend);
	await gaps(recorder, "quiet", week);
}

/** Nobody knows when she works. */
async function nothingProposed({ take, show }: Recorder) {
	const company = await testCompany(server());
	const { mia, cookie } = company;
	show(mia, sampleSession().userId);
	await insertAbsence(company, "2026-10-01", thursday);
	const browser = server().browser();
	browser.cookies.set(sessionCookie, cookie);
	await take("nothingProposed", browser, contract.listDayGaps, { userId: mia });
}
