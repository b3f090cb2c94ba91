import { expect, test } from "vitest";
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
