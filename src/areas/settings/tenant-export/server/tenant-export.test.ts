import { expect, test, vi } from "vitest";
import { sessionCookie } from "#kit/server/http/cookies.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import type { NewPerson } from "#kit/testing/person-builder.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { unzip } from "#kit/testing/unzip.ts";
import { contract } from "../contract.ts";
import { tenantTables } from "./sql.ts";
import { isLeftOut, leftOutTables } from "./tenant-archive.ts";

const server = useTestServer({}, { background: true });

async function someone(roles: NonNullable<NewPerson["roles"]>) {
	const { cookie, ...built } = await buildTenant(server().ownerUrl, async (tenant) => {
		const { id } = await tenant.person({
			firstName: "=HYPERLINK(1)",
			lastName: 'Adler, "A"',
			username: "adler",
			mail: "adler@example.com",
			roles,
		});
		return { userId: id, ...(await insertSession(tenant, id)) };
	});
	const browser = server().browser();
	browser.cookies.set(sessionCookie, cookie);
	return { ...built, browser };
}

/** Orders the export and loads what its job made. */
async function loadArchive(who: Awaited<ReturnType<typeof someone>>) {
	await who.browser.call(contract.startTenantExport, {});
	const { database } = server().services;
	const job = await vi.waitFor(
		async () => {
			const rows = await database.transaction(who.tenantId, (tx) =>
				tx.selectFrom("job").selectAll().where("tenant_id", "=", who.tenantId).execute(),
			);
			expect(rows[0]?.status).toBe("FINISHED");
			return rows[0];
		},
		{ timeout: 15_000 },
	);
	const response = await who.browser.fetch(`/api/files/${job?.result_file_id}`);
	expect(response.headers.get("content-type")).toBe("application/zip");
	const entries = unzip(Buffer.from(await response.arrayBuffer()));
	return entries;
}

test("an administrator gets every table, without secrets and without anybody else's", async () => {
	const other = await someone(["Administrator"]);
	const who = await someone(["Administrator"]);
	const entries = await loadArchive(who);
	const { database } = server().services;
	const text = (name: string) => (entries.get(name) ?? Buffer.alloc(0)).toString();
	const tables = await database.transaction(who.tenantId, tenantTables);
	expect([...entries.keys()].sort()).toEqual(
		[
			"LIESMICH.txt",
			"schema.json",
			...tables
				.filter(({ name }) => !(name in leftOutTables))
				.map(({ name }) => `tabellen/${name}.csv`),
		].sort(),
	);
	expect(text("LIESMICH.txt")).toContain("Klinikum Musterstadt");
	const [head, row] = text("tabellen/app_user.csv").split("\r\n");
	expect(head).toMatch(/^\uFEFFid,unit_id,site_id,first_name,last_name,/);
	expect(row).toContain(`${who.userId},`);
	expect(row).toContain(`,'=HYPERLINK(1),"Adler, ""A""",`);
	expect(text("tabellen/user_login.csv")).toContain("adler");
	const everything = [...entries.keys()].map(text).join("\n");
	expect(everything).not.toContain("$argon2");
	expect(everything).not.toContain(other.userId);
	expect(everything).not.toContain(other.tenantId);
});

test("no column that may hold a secret is exported", async () => {
	const { tenantId } = await someone(["Administrator"]);
	const tables = await server().services.database.transaction(tenantId, tenantTables);
	const exported = tables.flatMap(({ name, columns }) =>
		columns
			.filter((column) => !isLeftOut(name, column.name, column.type))
			.map((column) => `${name}.${column.name}`),
	);
	expect(exported).toContain("app_user.last_name");
	expect(exported.filter((one) => /\..*(hash|password|secret|token|sealed)/.test(one))).toEqual([]);
	const gone = Object.keys(leftOutTables).filter(
		(name) => !tables.some((table) => table.name === name),
	);
	expect(gone).toEqual([]);
});

test("only administrators, as themselves, and one at a time", async () => {
	const hr = await someone(["Personalabteilung"]);
	const { status } = await hr.browser.call(contract.startTenantExport, {});
	expect(status).toBe(403);
	const who = await someone(["Administrator"]);
	await server().services.database.transaction(who.tenantId, (tx) =>
		tx
			.insertInto("job")
			.values({
				tenant_id: who.tenantId,
				id: crypto.randomUUID(),
				owner_id: who.userId,
				kind: "tenant-export",
			})
			.execute(),
	);
	const acting = await someone(["Administrator"]);
	await withClient(server().adminUrl, (client) =>
		client.query("update session set impersonator_id = user_id where user_id = $1", [
			acting.userId,
		]),
	);
	const asAnother = await acting.browser.call(contract.startTenantExport, {});
	expect([asAnother.status, asAnother.refusal.code]).toEqual([403, "IMPERSONATING"]);
	const second = await who.browser.call(contract.startTenantExport, {});
	expect(second.refusal.code).toBe("TENANT_EXPORT_RUNNING");
});
