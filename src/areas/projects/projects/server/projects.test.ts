import { expect, test } from "vitest";
import { newId } from "#kit/contract/new-id.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

async function office() {
	const built = await buildTenant(server().ownerUrl, async (tenant) => {
		const lena = await tenant.person({ firstName: "Lena", lastName: "Vogt" });
		const userIds = [lena.id];
		return {
			cookie: (await insertSession(tenant, lena.id)).cookie,
			ward: await tenant.project({
				name: "Umbau Station 10",
				nodes: ["Technik", "Ärzte"],
				userIds,
			}),
			second: await tenant.project({ name: "Umbau Station 2", userIds }),
			done: await tenant.project({ name: "Altbau", state: "FINISHED", userIds }),
			foreign: await tenant.project({ name: "Fremdes" }),
		};
	});
	const browser = server().browser();
	browser.cookies.set(sessionCookie, built.cookie);
	const favorites = async () =>
		(await browser.call(contract.getFavoriteProjects, {})).answer.favorites.map(
			(one) => one.projectNodeId,
		);
	const star = (projectNodeId: string) =>
		browser.call(contract.putFavoriteProject, { projectNodeId });
	return { ...built, browser, favorites, star };
}

test("running projects one is assigned to, by name, the general node first", async () => {
	const { browser } = await office();
	const { answer } = await browser.call(contract.listProjects, {});
	expect(answer.projects.map((one) => [one.name, one.nodes.map((node) => node.name)])).toEqual([
		["Umbau Station 2", ["Umbau Station 2"]],
		["Umbau Station 10", ["Umbau Station 10", "Ärzte", "Technik"]],
	]);
});

test("favourites are kept in their order, once each, and can be taken back", async () => {
	const { browser, favorites, star, ward, second } = await office();
	expect(await favorites()).toEqual([]);
	await Promise.all([star(second.rootNodeId), star(second.rootNodeId)]);
	await star(ward.rootNodeId);
	expect(await favorites()).toEqual([second.rootNodeId, ward.rootNodeId]);
	await browser.call(contract.deleteFavoriteProject, { projectNodeId: second.rootNodeId });
	expect(await favorites()).toEqual([ward.rootNodeId]);
});

test("stars clicked at the same moment are all kept", async () => {
	const { favorites, star, ward, second } = await office();
	const nodes = [ward.rootNodeId, ...ward.nodeIds, second.rootNodeId];
	await Promise.all(nodes.map(star));
	expect(new Set(await favorites())).toEqual(new Set(nodes));
});

test.each(["foreign", "done"] as const)("a node of a %s project is no favourite", async (which) => {
	const { star, favorites, [which]: project } = await office();
	const { status, refusal } = await star(project.rootNodeId);
	expect([status, refusal.code]).toEqual([404, "PROJECT_NODE_NOT_FOUND"]);
	expect((await star(newId(0))).status).toBe(404);
	expect(await favorites()).toEqual([]);
});
