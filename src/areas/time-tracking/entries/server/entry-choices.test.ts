import { expect, test } from "vitest";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";
import { testDesk } from "./test-desk.ts";

const server = useTestServer();

test("what time can be entered for a person: her projects, without what is withheld from her", async () => {
	const { browser, worker, activities, tenantId, extra } = await testDesk(server());
	await withClient(server().adminUrl, (client) =>
		client.query(
			`insert into activity_override (tenant_id, user_id, activity_id, class_type, is_allowed)
			values ($1, $2, $3, 'WORKTIME', false), ($1, $2, $4, 'WORKTIME', true)`,
			[tenantId, worker("lena").id, activities.work, extra.overtime],
		),
	);
	const choices = (who: string, whose: string) =>
		browser(who).call(contract.getEntryChoices, { userId: worker(whose).id });
	const lenas = {
		withheldActivityIds: [activities.work],
		projects: [{ name: "Umbau", nodes: [{ id: extra.node, parentId: null }] }],
	};
	for (const who of ["lena", "clerk", "reader", "boss"]) {
		expect((await choices(who, "lena")).answer, who).toMatchObject(lenas);
	}
	expect((await choices("boss", "boss")).answer).toEqual({ withheldActivityIds: [], projects: [] });
});

test("whose entries one may not read is forbidden where one sees the person, else missing", async () => {
	const { browser, worker } = await testDesk(server());
	const theirs = await testDesk(server());
	const ask = (who: string, userId: string) =>
		browser(who).call(contract.getEntryChoices, { userId });
	for (const [who, userId, status] of [
		["tom", worker("lena").id, 403],
		["head", worker("lena").id, 404],
		["boss", theirs.worker("lena").id, 404],
	] as const) {
		expect((await ask(who, userId)).status, who).toBe(status);
	}
	const malformed = await browser("boss").fetch("/api/users/nobody/entry-choices");
	expect(malformed.status).toBe(400);
});
