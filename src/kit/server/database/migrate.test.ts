import { randomBytes } from "node:crypto";
import { expect, inject, test } from "vitest";
import { urlOfDatabase, withClient } from "../../testing/test-cluster.ts";
import { checkServingRole } from "./check-serving-role.ts";
import { openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";

const cluster = inject("cluster");

async function withEmptyDatabase(
	work: (url: (login: "owner" | "serve" | "admin") => string) => Promise<void>,
): Promise<void> {
	const name = `migrate_${randomBytes(4).toString("hex")}`;
	await withClient(cluster.adminUrl, (client) =>
		client.query(
			`create database ${name} owner stundwerk_owner template template0`,
		),
	);
	const urls = {
		owner: cluster.ownerUrl,
		serve: cluster.serveUrl,
		admin: cluster.adminUrl,
	};
	try {
		await work((login) => urlOfDatabase(urls[login], name));
	} finally {
		await withClient(cluster.adminUrl, (client) =>
			client.query(`drop database ${name} with (force)`),
		);
	}
}

test("several processes may start at once: each file is applied once", async () => {
	await withEmptyDatabase(async (url) => {
		const runs = await Promise.all([1, 2, 3].map(() => migrate(url("owner"))));
		const applied = runs.flat();
		expect(applied.length).toBeGreaterThan(5);
		expect(new Set(applied).size).toBe(applied.length);
		expect(await migrate(url("owner"))).toEqual([]);
	});
});

test("a migration that was changed after it had been applied is refused", async () => {
	await withEmptyDatabase(async (url) => {
		await migrate(url("owner"));
		await withClient(url("owner"), (client) =>
			client.query(
				"update schema_migration set sha256 = 'other' where name = '0001_tenancy.sql'",
			),
		);
		await expect(migrate(url("owner"))).rejects.toThrow(
			"Migration 0001_tenancy.sql was changed",
		);
	});
});

test("the server refuses roles that could get round row-level security", async () => {
	await withEmptyDatabase(async (url) => {
		await migrate(url("owner"), { grantAppTo: "stundwerk_server" });
		const verdict = async (address: string, switchToRole?: "app") => {
			const database = openDatabase({
				url: address,
				statements: "named",
				onError: () => {},
				...(switchToRole === undefined ? {} : { switchToRole }),
			});
			try {
				await checkServingRole(database.pool);
				return "serves";
			} catch (error) {
				return (error as Error).message;
			} finally {
				await database.close();
			}
		};
		expect(await verdict(url("admin"))).toMatch("is a superuser");
		expect(await verdict(url("owner"))).toMatch("owns tables");
		expect(await verdict(url("serve"))).toBe("serves");
		expect(await verdict(url("owner"), "app")).toBe("serves");
		await withClient(url("admin"), (client) =>
			client.query("alter role stundwerk_server bypassrls"),
		);
		expect(await verdict(url("serve"))).toMatch("has BYPASSRLS");
		await withClient(url("admin"), (client) =>
			client.query("alter role stundwerk_server nobypassrls"),
		);
	});
});
