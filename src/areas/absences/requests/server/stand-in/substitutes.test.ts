import { expect, test } from "vitest";
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

test("nobody stands in for herself, is a stranger, or agrees for somebody else", async () => {
	const { ask, browser, worker } = await testTeam(server());
	const code = async (substituteUserId: string) =>
		(await ask("lena", { substituteUserId })).refusal?.code;
	expect(await code(worker("lena").id)).toBe("SUBSTITUTE_SELF");
	expect(await code("00000000-0000-4000-8000-000000000000")).toBe("SUBSTITUTE_UNFIT");
	const { answer } = await ask("lena", { substituteUserId: worker("tom").id });
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
