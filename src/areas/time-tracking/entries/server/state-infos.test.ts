import { expect, test } from "vitest";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testChanges } from "./test-changes.ts";

const server = useTestServer();

test("the states of some entries, with what is open and what the reader may do, as each entry says it itself", async () => {
	const { enter, ask, browser, extra, approved } = await testChanges(server());
	const first = ["06:00", "07:00"];
	const openSteps = ["SUPERVISOR_APPROVAL"];
	const asked = (await enter("lena", { span: first, activityId: extra.overtime })).answer.id;
	const changed = await approved();
	await ask("lena", changed, 1);
	const read = async (who: string, ids = [changed, asked]) =>
		(await browser(who).call(contract.getTimeTrackingStateInfos, { ids })).answer.infos;
	expect(await read("lena")).toMatchObject([
		{ id: asked, state: "REQUESTED", openSteps },
		{ id: changed, state: "APPROVED", changeRequest: { openSteps } },
	]);
	for (const who of ["lena", "reader", "clerk", "boss"]) {
		for (const info of await read(who)) {
			const { answer } = await browser(who).call(contract.getTimeTracking, { id: info.id });
			const { id, version, state, openSteps, changeRequest, moves } = answer;
			const same = { id, version, state, openSteps, changeRequest, moves };
			expect(info, who).toEqual(same);
		}
	}
	expect((await read("boss"))[0]?.moves).toContain("APPROVE");
	expect((await read("lena"))[0]?.moves).not.toContain("APPROVE");
	expect(await read("tom")).toEqual([]);
	expect(await read("head")).toEqual([]);
	const theirs = await testChanges(server());
	const { answer } = await theirs
		.browser("boss")
		.call(contract.getTimeTrackingStateInfos, { ids: [changed, asked] });
	expect(answer.infos).toEqual([]);
});

test("without ids, or with nonsense, nothing is read", async () => {
	const { browser } = await testChanges(server());
	for (const query of ["", "?ids=nobody"]) {
		const path = `/api/time-tracking-states${query}`;
		expect((await browser("boss").fetch(path)).status).toBe(400);
	}
});
