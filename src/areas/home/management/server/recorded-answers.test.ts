import { contract as absences } from "#areas/absences/requests/contract.ts";
import { contract as entries } from "#areas/time-tracking/entries/contract.ts";
import { type Recorder, recordAnswers } from "#kit/testing/record-answers.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testInbox } from "./test-inbox.ts";

const server = useTestServer();
type Inbox = Awaited<ReturnType<typeof testInbox>>;

recordAnswers(new URL("../web/recorded.json", import.meta.url), async (recorder) => {
	const inbox = await testInbox(server());
	await figures(recorder, inbox);
	await filled(recorder, inbox);
	await many(recorder, await testInbox(server()));
	await collided(recorder, await testInbox(server()));
});

async function figures({ take }: Recorder, { browser, worker, activities }: Inbox) {
	await worker("tom").book({ action: "START", activityId: activities.work });
	await take("team", browser("boss"), contract.getTeamFigures, {});
	await take("bare", browser("head"), contract.getTeamFigures, {});
	await take("nothing", browser("boss"), contract.listDecisions, { pageSize: 50 });
}

/** One of each kind; the first of them breaks rules. */
async function filled({ take }: Recorder, inbox: Inbox) {
	const { ask, enter, change, cancel, browser, worker, approve } = inbox;
	const wanted = { substituteUserId: worker("tom").id, accept: ["SUBSTITUTE_ABSENT"] };
	const day = { from: "2026-07-07", to: "2026-07-07" };
	await ask("boss", { user: "tom", ...day, state: "APPROVED" });
	const { id } = (await ask("lena", { ...wanted, reason: "Familienfeier" })).answer;
	const entryId = await enter();
	await change();
	await cancel();
	const october = { from: "2026-10-05", to: "2026-10-05", substituteUserId: worker("boss").id };
	await ask("tom", { user: "tom", ...october });
	const listed = await take("one of each", browser("boss"), contract.listDecisions, {
		pageSize: 50,
	});
	const changes = { kind: "CHANGE", pageSize: 50 } as const;
	await take("changes", browser("boss"), contract.listDecisions, changes);
	await take("first", browser("boss"), absences.getAbsence, { id });
	await take("second", browser("boss"), entries.getTimeTracking, { id: entryId });
	const { days, activity, user } = listed.items[0] as (typeof listed.items)[number];
	await take("first", browser("boss"), absences.previewAbsence, {
		...{ absenceId: id, userId: user.id, activityId: activity?.id as string },
		...(days as { from: string; to: string }),
	});
	await approve("vera", id, 1, {
		openStepSuperVisor: true,
		accept: ["OPEN_APPROVAL_STEP", "SUBSTITUTE_ABSENT"],
	});
	await take("first gone", browser("boss"), contract.listDecisions, { pageSize: 50 });
}

/** Ten days of Lena, without any hint. */
async function many({ take }: Recorder, { ask, approve, browser }: Inbox) {
	for (const day of tenDays) await ask("lena", { from: day, to: day });
	const { items } = await take("ten", browser("boss"), contract.listDecisions, { pageSize: 50 });
	for (const { id, version } of items) await approve("boss", id, version);
	await take("none left", browser("boss"), contract.listDecisions, { pageSize: 50 });
}

/** Lena worked on a day of leave, Tom is to work on one of his. */
async function collided({ take }: Recorder, { ask, enter, shift, browser }: Inbox) {
	await take("none", browser("boss"), contract.listConflicts, {});
	await ask("boss", { from: "2026-06-30", to: "2026-06-30", state: "APPROVED" });
	await enter();
	await ask("boss", { user: "tom", state: "APPROVED" });
	await shift("tom", "2026-07-07");
	await take("two", browser("boss"), contract.listConflicts, {});
	await take("two conflicts", browser("boss"), contract.getTeamFigures, {});
}

const tenDays = [7, 8, 9, 10, 11, 14, 15, 16, 17, 18].map(
	(day) => `2026-09-${String(day).padStart(2, "0")}`,
);
