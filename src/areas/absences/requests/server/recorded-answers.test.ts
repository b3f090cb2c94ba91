import { giveRule, statutory } from "#areas/absences/leave-accounts/server/test-leave.ts";
import { contract as barriers } from "#areas/absences/leave-barriers/contract.ts";
import { contract as units } from "#areas/staff/units/contract.ts";
import { contract as users } from "#areas/staff/users/contract.ts";
import { contract as activities } from "#areas/time-tracking/activities/contract.ts";
import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import { type Recorder, recordAnswers } from "#kit/testing/record-answers.ts";
import { sampleSession } from "#kit/testing/sample-session.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testTeam } from "./test-team.ts";

const server = useTestServer();
type Team = Awaited<ReturnType<typeof testTeam>>;

recordAnswers(new URL("../web/recorded.json", import.meta.url), async (recorder) => {
	const team = await testTeam(server());
	recorder.show(team.worker("lena").id, sampleSession().userId);
	await choices(recorder, team);
	await asked(recorder, team);
	await stoodInFor(recorder, team);
	await changed(recorder, team);
	await listed(recorder, team);
	await inHours(recorder, team);
	await barred(recorder, team);
});

const week = { from: "2026-07-06", to: "2026-07-12" };

/** What a form has to choose from. */
async function choices({ take }: Recorder, { browser, worker, ask }: Team) {
	const userId = worker("lena").id;
	await ask("boss", { user: "tom", state: "APPROVED", from: "2026-07-07", to: "2026-07-07" });
	await take("all", browser("lena"), activities.listAbsenceActivities, {});
	await take("lena", browser("lena"), entries.getEntryChoices, { userId });
	await take("boss", browser("boss"), entries.getEntryChoices, { userId: worker("boss").id });
	await take("tomAway", browser("lena"), contract.listPossibleSubstitutes, { userId, ...week });
}

/** Lena's week, with Tom who is away; two hours at the doctor's; what lies in the way of a later one. */
async function asked({ take, takeRefusal }: Recorder, team: Team) {
	const { browser, worker, extra } = team;
	const wanted = { userId: worker("lena").id, activityId: extra.leave, ...week };
	const withTom = { ...wanted, substituteUserId: worker("tom").id };
	await take("week", browser("lena"), contract.previewAbsence, wanted);
	await take("withTom", browser("lena"), contract.previewAbsence, withTom);
	const day = { from: "2026-07-08", to: "2026-07-08" };
	const doctor = { ...wanted, ...day, activityId: extra.doctor };
	const hours = { ...doctor, beginMinutes: 480, endMinutes: 600 };
	await take("doctor", browser("lena"), contract.previewAbsence, doctor);
	const { activities: kinds } = (await browser("lena").call(activities.listAbsenceActivities, {}))
		.answer;
	const child = kinds.find(({ occasion }) => occasion === "CHILD_SICK")?.id as string;
	await take("child", browser("lena"), contract.previewAbsence, { ...wanted, activityId: child });
	await take("atOnce", browser("lena"), contract.previewAbsence, hours);
	await take("approved", browser("lena"), contract.requestAbsence, {
		...{ ...hours, from: "2026-08-03", to: "2026-08-03" },
		state: "APPROVED",
	});
	await takeRefusal("tomAway", browser("lena"), contract.requestAbsence, withTom);
	const { id } = await take("requested", browser("lena"), contract.requestAbsence, {
		...{ ...withTom, reason: "Familienfeier" },
		accept: ["SUBSTITUTE_ABSENT"],
	});
	await take("requested", browser("boss"), contract.getAbsence, { id });
	await take("own", browser("lena"), contract.getAbsence, { id });
	await take("asTom", browser("tom"), contract.getAbsence, { id });
	await takeRefusal("openStep", browser("boss"), contract.approveAbsence, { id, version: 1 });
}

/** Tom agrees to another one and declines a third. */
async function stoodInFor({ take }: Recorder, team: Team) {
	const { ask, browser, worker } = team;
	const substituteUserId = worker("tom").id;
	const day = { from: "2026-09-07", to: "2026-09-07" };
	const { answer } = await ask("lena", { ...day, substituteUserId });
	const { id } = answer;
	await take("agreed", browser("tom"), contract.approveSubstitute, { id, version: 1 });
	await take("agreed", browser("tom"), contract.getAbsence, { id });
	const { answer: third } = await ask("lena", {
		...{ from: "2026-09-08", to: "2026-09-08", substituteUserId },
	});
	const declining = { id: third.id, version: 1, reason: "Selbst weg" };
	await take("declined", browser("tom"), contract.rejectSubstitute, declining);
	await take("declined", browser("lena"), contract.getAbsence, { id: third.id });
}

/** A change of what is approved is asked for; what an other one would do to it. */
async function changed({ take, takeRefusal }: Recorder, team: Team) {
	const { ask, browser, worker, extra } = team;
	const { answer } = await ask("boss", {
		...{ state: "APPROVED", from: "2026-10-05", to: "2026-10-09" },
	});
	const { id } = answer;
	await take("approved", browser("lena"), contract.getAbsence, { id });
	await takeRefusal("decided", browser("boss"), contract.approveAbsence, { id, version: 1 });
	const later = { activityId: extra.leave, from: "2026-10-06", to: "2026-10-12" };
	const later2 = { ...later, fromPart: "SECOND_HALF" } as const;
	await take("asked", browser("lena"), contract.requestAbsenceChange, {
		...{ id, version: 1, ...later2, reason: "Zug fällt aus" },
	});
	await take("changeToDecide", browser("boss"), contract.getAbsence, { id });
	const split = {
		...{ userId: worker("lena").id, activityId: extra.special },
		...{ from: "2026-10-07", to: "2026-10-07", substituteUserId: worker("vera").id },
	};
	await take("split", browser("boss"), contract.previewAbsence, split);
	const approved = { ...split, state: "APPROVED" } as const;
	await takeRefusal("split", browser("boss"), contract.requestAbsence, approved);
}

/** What a supervisor sees of it all, what Lena sees of her leave, and what Tom is still asked. */
async function listed({ take }: Recorder, { browser, worker }: Team) {
	await take("all", browser("boss"), contract.listAbsencesOf, { pageSize: 25 });
	await take("all", browser("boss"), units.listUnits, {});
	const userIds = [worker("lena").id];
	await take("lena", browser("lena"), contract.listAbsences, { userIds, classTypes: ["LEAVE"] });
	await take("tom", browser("tom"), contract.listSubstituteRequests, {});
	await take("none", browser("lena"), contract.listSubstituteRequests, {});
}

/** Leave whose account is kept in hours. */
async function inHours({ take }: Recorder, { browser, worker, extra, tenantId }: Team) {
	const ask = <Row>(text: string, values: unknown[] = []) =>
		withClient(
			server().adminUrl,
			async (client) => (await client.query(text, values)).rows as Row[],
		);
	await ask("update activity set account_unit = 'MINUTES' where tenant_id = $1 and id = $2", [
		...[tenantId, extra.long],
	]);
	await giveRule({ ask, tenantId, leave: extra.long }, statutory);
	const day = { from: "2026-08-10", to: "2026-08-10" };
	const wanted = { userId: worker("lena").id, activityId: extra.long, ...day };
	await take("hours", browser("lena"), contract.previewAbsence, wanted);
}

/** Lena's department takes no leave at the end of a week; what is left of it. */
async function barred({ take }: Recorder, { browser, worker, extra }: Team) {
	const userId = worker("lena").id;
	const { unitId } = (await browser("boss").call(users.getUser, { userId })).answer;
	await browser("boss").call(barriers.createLeaveBarrier, {
		...{ name: "Inventur", reason: "Alle werden gebraucht", activityId: null },
		...{ from: "2026-08-27", to: "2026-08-28", unitIds: [unitId] },
	});
	const wanted = { userId, activityId: extra.leave, from: "2026-08-24", to: "2026-08-28" };
	const parts = { fromPart: "SECOND_HALF", toPart: "FIRST_HALF" } as const;
	await take("barred", browser("lena"), contract.previewAbsence, { ...wanted, ...parts });
	await take("mended", browser("lena"), contract.previewAbsence, {
		...{ ...wanted, to: "2026-08-26" },
		fromPart: "SECOND_HALF",
	});
}
