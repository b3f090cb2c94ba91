import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany } from "#areas/staff/units/server/test-company.ts";
import { contract as userRoles } from "#areas/staff/user-roles/contract.ts";
import { readConfig } from "#kit/server/config.ts";
import { findFeatures } from "#kit/server/find-features.ts";
import { type RunningServer, startServer } from "#kit/server/start-server.ts";
import { TestBrowser } from "#kit/testing/test-browser.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer({}, { background: true });
let other: RunningServer;
let directory: string;

/** A second server on the same database. The clock stands still, so nothing that it caches expires by itself. */
beforeAll(async () => {
	directory = await mkdtemp(join(tmpdir(), "stundwerk-other-"));
	const { serveUrl, ownerUrl, clock } = server();
	other = await startServer({
		config: readConfig({ PORT: "0", LOG_LEVEL: "silent", STUNDWERK_DATA: directory }),
		clock,
		urls: { serveUrl, ownerUrl, switchToApp: false },
		features: await findFeatures(),
		background: true,
	});
});

afterAll(async () => {
	await other.close();
	await rm(directory, { recursive: true, force: true });
});

test("a changed role holds in the other process: at once for writes, within a second for reads", async () => {
	const company = await testCompany(server());
	await expect.poll(() => other.services.live.listening).toBe(true);
	const hanna = new TestBrowser(other.address);
	for (const [name, value] of company.as("Hanna").cookies) {
		hanna.cookies.set(name, value);
	}
	const reads = async () => (await hanna.call(contract.listRoles, {})).status;
	expect(await reads()).toBe(200);
	const id = company.roleIds.Personalabteilung as string;
	const changed = await company.as("Alma").call(contract.updateRolePermissions, {
		id,
		version: 1,
		permissions: [{ key: "users.manage", level: "READ" }],
	});
	expect(changed.status).toBe(200);
	const written = await hanna.call(contract.createRole, { name: "Neu", isDefault: false });
	expect(written.refusal).toMatchObject({ code: "FORBIDDEN", permission: "roles.manage" });
	await expect.poll(reads, { timeout: 1000 }).toBe(403);
});

test("a role that is given holds in the other process within a second", async () => {
	const company = await testCompany(server());
	const mia = new TestBrowser(other.address);
	for (const [name, value] of company.as("Mia").cookies) {
		mia.cookies.set(name, value);
	}
	const reads = async () => (await mia.call(contract.listRoles, {})).status;
	expect(await reads()).toBe(403);
	await company.as("Alma").call(userRoles.createRoleAssignments, {
		roleId: company.roleIds.Personalabteilung as string,
		userIds: [company.ids.Mia as string],
		scope: "GLOBAL",
		siteId: null,
		unitId: null,
		validFrom: "2026-11-01",
		validTo: null,
	});
	await expect.poll(reads, { timeout: 1000 }).toBe(200);
});
