import { expect, test } from "vitest";
import { useTestServer } from "#kit/testing/test-server.ts";
import { twoPeople } from "#kit/testing/two-people.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

test("every declared kind is listed, as it is usual until somebody chooses otherwise, each for oneself", async () => {
	const { annas, bens } = await twoPeople(server());
	const list = async (browser = annas) => (await browser.call(contract.listNotices, {})).answer;
	const before = await list();
	expect(before).toMatchObject({ hasMail: false, hour: 7 });
	expect(before.groups.map(({ id }) => id)).toContain("approvals");
	const kinds = (answer: typeof before) => answer.groups.flatMap((group) => group.kinds);
	const modeOf = (answer: typeof before, kind: string) =>
		kinds(answer).find(({ id }) => id === kind)?.mode;
	expect(modeOf(before, "matter.decided")).toBe("NOW");
	expect(modeOf(before, "matter.requested")).toBe("DIGEST");
	for (const mode of ["OFF", "DIGEST"] as const)
		await annas.call(contract.putNotice, { kind: "matter.decided", mode });
	await annas.call(contract.putNoticeHour, { hour: 0 });
	const after = await list();
	expect(after.hour).toBe(0);
	expect(modeOf(after, "matter.decided")).toBe("DIGEST");
	expect(kinds(after)).toHaveLength(kinds(before).length);
	expect(await list(bens)).toEqual(before);
});

test("a kind that nobody declares, a mode and an hour that there are not are refused", async () => {
	const { annas } = await twoPeople(server());
	const unknown = await annas.call(contract.putNotice, { kind: "matter.unknown", mode: "OFF" });
	expect(unknown.status).toBe(404);
	const mode = await annas.call(contract.putNotice, {
		kind: "matter.decided",
		mode: "LATER" as never,
	});
	expect(mode.status).toBe(400);
	for (const hour of [-1, 24, 7.5]) {
		expect((await annas.call(contract.putNoticeHour, { hour })).status).toBe(400);
	}
});
