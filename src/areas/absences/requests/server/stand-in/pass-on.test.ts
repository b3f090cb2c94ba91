import { expect, test } from "vitest";
import { contract as notices } from "#areas/session/notices/contract.ts";
import { deliveredNotices } from "#kit/testing/delivered-notices.ts";
import { LiveReader } from "#kit/testing/live-reader.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../../contract.ts";
import { crons } from "../jobs.ts";
import { testTeam } from "../test-team.ts";

const server = useTestServer({}, { background: true });
type Team = Awaited<ReturnType<typeof testTeam>>;
const [passOn] = crons;

/** Requests pass on after eight hours; Boss alone decides nearest to Lena, and has an address. */
async function impatient() {
	const team = await testTeam(server());
	const { tenantId, worker } = team;
	const query = (text: string, values: unknown[]) =>
		withClient(server().adminUrl, async (client) => (await client.query(text, values)).rows);
	await query(
		`insert into setting (tenant_id, id, scope, key, value, valid_from)
		values ($1, gen_random_uuid(), 'GLOBAL', 'absences.substitutes', '{"isPassedOn": true, "afterHours": 8}', '2020-01-01')`,
		[tenantId],
	);
	await query("update app_user set mail = 'boss@musterstadt.example' where id = $1", [
		worker("boss").id,
	]);
	const now = { kind: "matter.requested", mode: "NOW" } as const;
	await worker("boss").browser.call(notices.putNotice, now);
	const run = () => passOn?.run(server().services, tenantId);
	const ask = async (kind = team.extra.leave) => {
		const substituteUserId = worker("tom").id;
		return (await team.ask("lena", { substituteUserId, activityId: kind })).answer.id;
	};
	return { ...team, run, askTom: ask, query };
}

const waiting = async ({ browser }: Team, who: string) =>
	(await browser(who).call(contract.listSubstituteRequests, {})).answer.requests;

test("who does not answer in time is waited for no longer: those who decide are told, and need skip nothing", async () => {
	const team = await impatient();
	const { run, askTom, steps, approve, detail, actions, tenantId, worker } = team;
	const id = await askTom();
	const [asked] = await waiting(team, "tom");
	expect(asked?.dueAt?.slice(0, 16)).toBe("2026-07-01T20:00");
	server().clock.advance({ hours: 7 });
	await run();
	expect(await waiting(team, "tom")).toHaveLength(1);
	server().clock.advance({ hours: 2 });
	await run();
	await run();
	expect(await waiting(team, "tom")).toEqual([]);
	expect(await steps(id)).toEqual([
		"REQUEST SUBSTITUTE_APPROVAL=SKIPPED",
		"REQUEST SUPERVISOR_APPROVAL=OPEN",
	]);
	const { events, version } = await detail("boss", id);
	expect(events.map(({ kind, by }) => [kind, by])).toEqual([
		["REQUESTED", "lena Muster"],
		["PASSED_ON", null],
	]);
	expect(await actions(id)).toEqual(["created", "substitute-passed-on"]);
	server().clock.advance({ minutes: 2 });
	const mails = await deliveredNotices(server(), { tenantId, userId: worker("boss").id });
	expect(mails.map(({ text }) => text).join()).toMatch(/Die Vertretung hat nicht geantwortet/);
	expect((await approve("boss", id, version)).answer).toMatchObject({ state: "APPROVED" });
});

test("where nobody else was asked somebody is; who has answered, or whose request was decided, is left alone", async () => {
	const team = await impatient();
	const { run, askTom, steps, browser, extra, query, cancel } = team;
	await query(
		`update activity set approval = approval || '{"required": false, "stages": 0}' where id = $1`,
		[extra.special],
	);
	const alone = await askTom(extra.special);
	const answered = (await team.ask("lena", { ...later, substituteUserId: team.worker("tom").id }))
		.answer.id;
	await browser("tom").call(contract.approveSubstitute, { id: answered, version: 1 });
	server().clock.advance({ hours: 9 });
	await run();
	expect(await steps(alone)).toContain("REQUEST SUPERVISOR_APPROVAL=OPEN");
	expect(await steps(answered)).toEqual([
		"REQUEST SUBSTITUTE_APPROVAL=DONE",
		"REQUEST SUPERVISOR_APPROVAL=OPEN",
	]);
	await cancel("lena", answered, 2);
});

const later = { from: "2026-08-03", to: "2026-08-03" };

test("without a deadline a substitute is waited for as long as it takes; a plan asks her once it is requested", async () => {
	const team = await testTeam(server());
	const { ask, browser, worker, steps, tenantId } = team;
	const substituteUserId = worker("tom").id;
	const { id } = (await ask("lena", { substituteUserId, state: "PLANNED" })).answer;
	expect(await waiting(team, "tom")).toEqual([]);
	await browser("lena").call(contract.requestAbsenceState, { id, version: 1 });
	expect(await waiting(team, "tom")).toMatchObject([{ absenceId: id, dueAt: null }]);
	server().clock.advance({ hours: 11 });
	await passOn?.run(server().services, tenantId);
	expect(await steps(id)).toContain("REQUEST SUBSTITUTE_APPROVAL=OPEN");
});

test("who is asked to stand in, asked no longer, or whose request is decided, hears of it at once", async () => {
	const team = await testTeam(server());
	const { ask, approve, browser, worker } = team;
	const live = await LiveReader.open(worker("tom").browser);
	await live.next("connection", ({ state }) => state === "CONNECTED");
	const own = () =>
		live.next("change", ({ topic, userId }) => topic === "ABSENCES" && userId === worker("tom").id);
	const { id } = (await ask("lena", { substituteUserId: worker("tom").id })).answer;
	expect(await own()).toMatchObject({ ids: [id] });
	const other = { id, version: 1, substituteUserId: worker("clerk").id };
	await browser("lena").call(contract.updateSubstitute, other);
	expect(await own()).toMatchObject({ ids: [id] });
	await browser("lena").call(contract.updateSubstitute, {
		...other,
		version: 2,
		substituteUserId: worker("tom").id,
	});
	await own();
	await approve("boss", id, 3, { openStepSuperVisor: true });
	expect(await own()).toMatchObject({ ids: [id] });
	live.close();
});
