import { expect, test } from "vitest";
import { contract as notices } from "#areas/session/notices/contract.ts";
import { deliveredNotices } from "#kit/testing/delivered-notices.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../../contract.ts";
import { testTeam } from "../test-team.ts";

const server = useTestServer();

test("a substitute agrees, and the supervisor then approves without skipping anything", async () => {
	const { ask, browser, approve, steps, detail, worker } = await testTeam(server());
	const { answer } = await ask("lena", { substituteUserId: worker("tom").id });
	const { id } = answer;
	expect(await steps(id)).toEqual([
		"REQUEST SUBSTITUTE_APPROVAL=OPEN",
		"REQUEST SUPERVISOR_APPROVAL=OPEN",
	]);
	expect((await approve("boss", id)).refusal?.code).toBe("OPEN_APPROVAL_STEP");
	expect(await detail("tom", id)).toMatchObject({
		isAskedToSubstitute: true,
		classType: "ABSENCE",
		activity: null,
	});
	const agreed = await browser("tom").call(contract.approveSubstitute, { id, version: 1 });
	expect(agreed.answer).toEqual({ id, version: 2, state: "REQUESTED" });
	expect((await approve("boss", id, 2)).answer).toEqual({ version: 3, state: "APPROVED" });
	expect((await detail("lena", id)).substitute).toMatchObject({
		firstName: "tom",
		state: "APPROVED",
	});
});

test("declining is no veto: another one is asked, or the supervisor goes on without", async () => {
	const { ask, browser, approve, steps, detail, worker } = await testTeam(server());
	const { answer } = await ask("lena", { substituteUserId: worker("tom").id });
	const { id } = answer;
	const declined = await browser("tom").call(contract.rejectSubstitute, {
		id,
		version: 1,
		reason: "Selbst weg",
	});
	expect(declined.answer).toMatchObject({ state: "REQUESTED", version: 2 });
	expect(await steps(id)).toContain("REQUEST SUBSTITUTE_APPROVAL=OPEN");
	const again = await browser("tom").call(contract.approveSubstitute, { id, version: 2 });
	expect(again.refusal?.code).not.toBeUndefined();
	const named = await browser("lena").call(contract.updateSubstitute, {
		id,
		version: 2,
		substituteUserId: worker("clerk").id,
	});
	expect(named.answer).toMatchObject({ version: 3 });
	expect(
		(await detail("lena", id)).substitutes.map(({ firstName, state }) => `${firstName} ${state}`),
	).toEqual(["clerk REQUESTED", "tom REJECTED"]);
	expect((await approve("boss", id, 3, { openStepSuperVisor: true })).answer).toMatchObject({
		state: "APPROVED",
	});
});

test("nobody stands in for herself, is a stranger or disabled, for whom stands in for her, or agrees for somebody else", async () => {
	const { ask, browser, worker } = await testTeam(server());
	const code = async (substituteUserId: string) =>
		(await ask("lena", { substituteUserId })).refusal?.code;
	expect(await code(worker("lena").id)).toBe("SUBSTITUTE_SELF");
	expect(await code("00000000-0000-4000-8000-000000000000")).toBe("SUBSTITUTE_UNFIT");
	await withClient(server().adminUrl, (client) =>
		client.query("update app_user set is_enabled = false where id = $1", [worker("vera").id]),
	);
	expect(await code(worker("vera").id)).toBe("SUBSTITUTE_UNFIT");
	const { answer } = await ask("lena", { substituteUserId: worker("tom").id });
	// each for the other at the same time: then nobody is there
	const circle = await ask("tom", { user: "tom", substituteUserId: worker("lena").id });
	expect(circle.refusal).toMatchObject({ violations: [{ code: "SUBSTITUTE_ABSENT" }] });
	const wanted = { id: answer.id, version: 1 };
	for (const [who, expected] of [
		["boss", "NOT_ASKED_TO_SUBSTITUTE"],
		["clerk", "NOT_ASKED_TO_SUBSTITUTE"],
		["head", "NOT_FOUND"],
	] as const) {
		expect((await browser(who).call(contract.approveSubstitute, wanted)).refusal?.code).toBe(
			expected,
		);
	}
});

test("who could stand in: her unit, those who are there first", async () => {
	const { ask, browser, worker } = await testTeam(server());
	await ask("boss", { user: "tom", state: "APPROVED" });
	const within = { userId: worker("lena").id, from: "2026-07-08", to: "2026-07-08" };
	const { answer } = await browser("lena").call(contract.listPossibleSubstitutes, within);
	const names = answer.people.map(
		({ firstName, isAway }) => `${firstName}${isAway ? " away" : ""}`,
	);
	expect(names.at(-1)).toBe("tom away");
	expect(names).not.toContain("lena");
	expect(names).not.toContain("head");
	expect((await browser("head").call(contract.listPossibleSubstitutes, within)).refusal?.code).toBe(
		"NOT_FOUND",
	);
});

test("who is asked is mailed whom and when, not of which kind; who is asked no longer is not, nor who wants no such mail", async () => {
	const { ask, approve, browser, worker, tenantId } = await testTeam(server());
	const [tom, clerk] = [worker("tom"), worker("clerk")];
	await withClient(server().adminUrl, (client) =>
		client.query(
			"update app_user set mail = first_name || '@musterstadt.example' where id = any($1)",
			[[tom.id, clerk.id]],
		),
	);
	const mails = async ({ id: userId } = tom) => {
		server().clock.advance({ minutes: 2 });
		return (await deliveredNotices(server(), { tenantId, userId })).map(({ text }) => text);
	};
	const { id } = (await ask("lena", { substituteUserId: tom.id })).answer;
	const [mail, ...others] = await mails();
	expect(others).toEqual([]);
	expect(mail).toContain("lena Muster bittet Sie um Vertretung: 06.–12.07.2026");
	expect(mail).toContain(`p=absences.substitute-detail:${id}`);
	expect(mail).not.toContain("Urlaub im Team");
	const to = (version: number, substituteUserId: string) =>
		browser("boss").call(contract.updateSubstitute, { id, version, substituteUserId });
	await to(1, clerk.id);
	await to(2, tom.id);
	expect((await approve("boss", id, 3, { openStepSuperVisor: true })).status).toBe(200);
	// both were asked, and it was decided before a mail went out
	expect([await mails(), await mails(clerk)]).toEqual([[mail], []]);
	await tom.browser.call(notices.putNotice, { kind: "absences.substitute-asked", mode: "OFF" });
	await ask("boss", { substituteUserId: tom.id, from: "2026-08-03", to: "2026-08-03" });
	await ask("boss", { substituteUserId: clerk.id, from: "2026-08-04", to: "2026-08-04" });
	expect(await mails()).toHaveLength(1);
	expect((await mails(clerk)).join()).toContain("boss Muster bittet Sie, lena Muster zu vertreten");
});
