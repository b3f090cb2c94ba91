import { createHash, randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { expect, inject, test } from "vitest";
import { urlOfDatabase, withClient } from "#kit/testing/test-cluster.ts";
import { checkServingRole } from "./check-serving-role.ts";
import { openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";

const cluster = inject("cluster");

async function withEmptyDatabase(
	work: (url: (login: "owner" | "serve" | "admin") => string) => Promise<void>,
): Promise<void> {
	const name = `migrate_${randomBytes(4).toString("hex")}`;
	await withClient(cluster.adminUrl, (client) =>
		client.query(`create database ${name} owner stundwerk_owner template template0`),
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
			client.query("update schema_migration set sha256 = 'other' where name = '0001_tenancy.sql'"),
		);
		await expect(migrate(url("owner"))).rejects.toThrow("Migration 0001_tenancy.sql was changed");
	});
});

test("days that wait to be computed wait on after an upgrade", async () => {
	await withEmptyDatabase(async (url) => {
		await migrateWithout(url("owner"), (name) => name >= "0078", [
			"0074_notes_of_every_tenant.sql",
		]);
		await withClient(url("admin"), async (client) => {
			await client.query(
				`insert into tenant (tenant_id, name) select uuidv7(), 'Betrieb ' || n from generate_series(1, 2) n`,
			);
			await client.query(
				"insert into day_stale (tenant_id, user_id, day, since) select tenant_id, uuidv7(), '2026-10-05', now() from tenant",
			);
		});
		await migrate(url("owner"));
		await withClient(url("admin"), async (client) => {
			const { rows } = await client.query("select from_day::text, to_day::text from day_stale");
			const waiting = { from_day: "2026-10-05", to_day: "2026-10-05" };
			expect(rows).toEqual([waiting, waiting]);
			const bound = await client.query(
				"select relforcerowsecurity as is_bound from pg_class where relname = 'day_stale'",
			);
			expect(bound.rows).toEqual([{ is_bound: true }]);
		});
	});
});

/** As an earlier release left a database, which knew none of some files. */
async function migrateWithout(
	url: string,
	isLater: (name: string) => boolean,
	unknown: readonly string[],
): Promise<void> {
	const folder = new URL("../../../../database/migrations/", import.meta.url);
	const later = (await readdir(folder)).filter((name) => isLater(name) || unknown.includes(name));
	await withClient(url, async (client) => {
		await client.query(
			"create table schema_migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())",
		);
		for (const name of later) {
			const text = await readFile(new URL(name, folder), "utf8");
			const sha256 = createHash("sha256").update(text).digest("hex");
			await client.query("insert into schema_migration (name, sha256) values ($1, $2)", [
				name,
				sha256,
			]);
		}
	});
	await migrate(url);
	await withClient(url, (client) =>
		client.query("delete from schema_migration where name = any($1)", [later]),
	);
}

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
