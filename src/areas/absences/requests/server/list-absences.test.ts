import { expect, test } from "vitest";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testTeam } from "./test-team.ts";

const server = useTestServer();

/** `class kind state`, the latest first, of what somebody sees of Lena. */
async function seen(team: Awaited<ReturnType<typeof testTeam>>, who: string, more: object = {}) {
	const userIds = [team.worker("lena").id];
	const { answer } = await team.browser(who).call(contract.listAbsences, { userIds, ...more });
	return answer.absences.map(({ classType, activity, state }) =>
		[classType, activity?.name ?? "abwesend", state].join(" "),
	);
}

test("everybody sees what she may know, and no more", async () => {
	const team = await testTeam(server());
	const { ask, extra } = team;
	await ask("boss", { state: "APPROVED" });
	const ill = {
		from: "2026-07-20",
		to: "2026-07-21",
		activityId: extra.sick,
		state: "APPROVED",
		reason: "Grippe",
	} as const;
	const { answer } = await ask("lena", ill);
	const leave = "LEAVE Urlaub im Team APPROVED";
	expect(await seen(team, "lena")).toEqual(["SICK Krank im Team APPROVED", leave]);
	expect(await seen(team, "nurse")).toEqual(["SICK Krank im Team APPROVED", leave]);
	expect(await seen(team, "reader")).toEqual(["ABSENCE abwesend APPROVED", leave]);
	expect(await seen(team, "head")).toEqual([]);
	// what a filter would tell is not told
	expect(await seen(team, "reader", { classTypes: ["SICK"] })).toEqual([]);
	expect(await seen(team, "reader", { classTypes: ["ABSENCE"] })).toHaveLength(1);
	const told = await team.detail("reader", answer.id);
	expect([told.reason, told.activity, told.classType]).toEqual([null, null, "ABSENCE"]);
	expect(JSON.stringify(told)).not.toMatch(/Grippe|Krank im Team/);
});

test("a kind tells who learns of it: those who decide, those who read, or all who see the person", async () => {
	const team = await testTeam(server());
	await team.ask("boss", { state: "APPROVED" });
	const [leave, away] = ["LEAVE Urlaub im Team APPROVED", "ABSENCE abwesend APPROVED"];
	const told = async (visibility: string) => {
		await withClient(server().adminUrl, (client) =>
			client.query("update activity set visibility = $2 where id = $1", [
				team.extra.leave,
				visibility,
			]),
		);
		const each: string[] = [];
		for (const who of ["lena", "boss", "clerk", "reader", "tom"])
			each.push(...(await seen(team, who)));
		return each;
	};
	expect(await told("LIMITED")).toEqual([leave, leave, away, away, away]);
	expect(await told("DEFAULT")).toEqual([leave, leave, leave, leave, away]);
	expect(await told("FULL")).toEqual([leave, leave, leave, leave, leave]);
});

test("by days, states and page", async () => {
	const team = await testTeam(server());
	for (const from of ["2026-07-06", "2026-07-13", "2026-07-20"]) {
		await team.ask(from === "2026-07-13" ? "lena" : "boss", {
			from,
			to: from,
			...(from !== "2026-07-13" && { state: "APPROVED" }),
		});
	}
	expect(await seen(team, "lena", { from: "2026-07-13" })).toHaveLength(2);
	expect(await seen(team, "lena", { to: "2026-07-12" })).toHaveLength(1);
	expect(await seen(team, "lena", { states: ["REQUESTED"] })).toHaveLength(1);
	const { answer } = await team
		.browser("lena")
		.call(contract.listAbsences, { page: 2, pageSize: 2 });
	expect([answer.total, answer.absences.length]).toEqual([3, 1]);
	const beyond = await team.browser("lena").call(contract.listAbsences, { page: 9, pageSize: 2 });
	expect([beyond.answer.total, beyond.answer.absences.length]).toEqual([3, 0]);
});

test("the states of some, with what is open and what the reader may do, as each absence says it itself", async () => {
	const { ask, browser, detail, worker } = await testTeam(server());
	const asked = (await ask("lena", { substituteUserId: worker("tom").id })).answer.id;
	const approved = (await ask("boss", { state: "APPROVED", from: "2026-07-20", to: "2026-07-24" }))
		.answer.id;
	await browser("lena").call(contract.cancelAbsence, { id: approved, version: 1, reason: null });
	const ids = [approved, asked];
	const read = async (who: string) =>
		(await browser(who).call(contract.getAbsenceStateInfos, { ids })).answer.infos;
	expect(await read("lena")).toMatchObject([
		{ id: asked, state: "REQUESTED", openSteps: ["SUBSTITUTE_APPROVAL", "SUPERVISOR_APPROVAL"] },
		{ id: approved, state: "APPROVED", cancellationRequested: true },
	]);
	for (const who of ["lena", "reader", "clerk", "boss"])
		for (const info of await read(who)) expect(await detail(who, info.id), who).toMatchObject(info);
	expect((await read("boss"))[0]?.moves).toContain("APPROVE");
	expect((await read("lena"))[0]?.moves).not.toContain("APPROVE");
	// a colleague learns that she is to be away, and no more; who does not see her, nothing
	const nothingMore = { openSteps: [], moves: [], cancellationRequested: false };
	expect(await read("tom")).toMatchObject([nothingMore, nothingMore]);
	expect(await read("head")).toEqual([]);
	const foreign = (await testTeam(server())).browser("boss");
	expect((await foreign.call(contract.getAbsenceStateInfos, { ids })).answer.infos).toEqual([]);
	for (const query of ["", "?ids=nobody"])
		expect((await browser("boss").fetch(`/api/absence-states${query}`)).status).toBe(400);
});
