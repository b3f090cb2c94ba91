import { expect, test } from "vitest";
import { newId } from "#kit/contract/new-id.ts";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

async function office() {
	const built = await buildTenant(server().ownerUrl, async (tenant) => {
		const unitId = await tenant.unit("Station 2");
		const boss = await tenant.person({
			firstName: "Jan",
			lastName: "Albers",
			roles: ["Personalabteilung"],
		});
		const lead = await tenant.person({
			firstName: "Ute",
			lastName: "Brandt",
			unitId,
			roles: ["Abteilungsleitung"],
		});
		const lena = await tenant.person({ firstName: "Lena", lastName: "Vogt", unitId });
		return {
			boss: (await insertSession(tenant, boss.id)).cookie,
			lead: (await insertSession(tenant, lead.id)).cookie,
			lenaId: lena.id,
		};
	});
	const as = (cookie: string) => {
		const browser = server().browser();
		browser.cookies.set(sessionCookie, cookie);
		return browser;
	};
	const browser = as(built.boss);
	const create = async (name: string) =>
		(await browser.call(contract.createTag, { name, color: "#8a3f1f" })).answer;
	return { ...built, browser, lead: as(built.lead), create };
}

test("tags have a name of their own and a colour", async () => {
	const { browser, create } = await office();
	expect(await create("Ersthelfer")).toMatchObject({ color: "#8a3f1f", userCount: 0 });
	const again = await browser.call(contract.createTag, { name: "ersthelfer", color: "#abc" });
	expect(again.refusal.code).toBe("DUPLICATE");
	const odd = await browser.call(contract.createTag, { name: "Nachtdienst", color: "rot" });
	expect(odd.refusal.details.map(({ field }) => field)).toEqual(["color"]);
});

test("a person wears the tags she is given, and a deleted one comes off with its trace", async () => {
	const { browser, create, lenaId, tenantId } = await office();
	const [a, b] = [await create("Ersthelfer"), await create("Brandschutz")];
	const give = (...tagIds: string[]) =>
		browser.call(contract.putUserTags, { userId: lenaId, tagIds });
	await give(a.id, b.id, b.id);
	await give(b.id);
	const counts = async () =>
		(await browser.call(contract.listTags, {})).answer.items.map(
			({ name, userCount }) => `${name} ${userCount}`,
		);
	expect(await counts()).toEqual(["Brandschutz 1", "Ersthelfer 0"]);
	expect((await give(newId(0))).refusal.code).toBe("TAG_NOT_FOUND");
	expect(await counts()).toEqual(["Brandschutz 1", "Ersthelfer 0"]);
	await browser.call(contract.deleteTag, { id: b.id });
	expect(await counts()).toEqual(["Ersthelfer 0"]);
	const { rows } = await withClient(server().adminUrl, (client) =>
		client.query(
			"select entity, action, before from audit_event where tenant_id = $1 and entity_id = $2 and action = 'deleted' order by entity",
			[tenantId, b.id],
		),
	);
	expect(rows).toEqual([
		{ entity: "tag", action: "deleted", before: { name: "Brandschutz", color: "#8a3f1f" } },
		{ entity: "user_tag", action: "deleted", before: { userIds: [lenaId] } },
	]);
});

test("who may only read a person cannot tag her; a person unseen is like none", async () => {
	const { lead, browser, create, lenaId } = await office();
	const { id } = await create("Ersthelfer");
	const { status, refusal } = await lead.call(contract.putUserTags, {
		userId: lenaId,
		tagIds: [id],
	});
	expect([status, refusal.permission]).toEqual([403, "users.manage"]);
	const unknown = await browser.call(contract.putUserTags, { userId: newId(0), tagIds: [] });
	expect(unknown.status).toBe(404);
	expect((await lead.call(contract.listTags, {})).answer.total).toBe(1);
	expect((await lead.call(contract.getTag, { id })).status).toBe(403);
});
