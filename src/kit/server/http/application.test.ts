import { expect, test } from "vitest";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { useTestServer } from "#kit/testing/test-server.ts";

const server = useTestServer();

test("an unknown operation answers like a missing entry", async () => {
	const response = await server().browser().fetch("/api/nowhere");
	expect(response.status).toBe(404);
	expect(await response.json()).toMatchObject({
		error: "EntityNotFound",
		code: "NOT_FOUND",
		message: "Der Eintrag wurde nicht gefunden.",
	});
});

test("the process is healthy and ready on a migrated database", async () => {
	const browser = server().browser();
	expect((await browser.fetch("/healthz")).status).toBe(200);
	expect((await browser.fetch("/readyz")).status).toBe(200);
});

test("a tenant can be built beside others", async () => {
	const built = await buildTenant(server().ownerUrl, async (tenant) => ({
		person: await tenant.person({
			firstName: "Lena",
			lastName: "Vogt",
			username: "lena.vogt",
			roles: ["Mitarbeiter", "Administrator"],
		}),
		project: await tenant.project({ name: "Umbau", nodes: ["Planung"] }),
	}));
	expect(built.person.loginId).toBeDefined();
});
