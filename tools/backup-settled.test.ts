import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { nameOfClone } from "#kit/testing/clone-template.ts";
import { backup, hasTables, useWholeBackup } from "./backup/whole-backup.ts";

const { source, data, restore, create, emptyDatabase, newFolder } = useWholeBackup();

test("a change of rights in a restored installation is noticed, although the other one had counted further", async () => {
	await source().ask(
		`insert into recent_change (tenant_id, subject, xid)
		select tenant_id, 'ACCESS', (4000000000 + n)::text::xid8 from tenant, generate_series(1, 20) n`,
	);
	const folder = join(await newFolder(), "backup");
	expect((await create(folder))[0]).toBe(0);
	const target = await emptyDatabase();
	expect((await restore(folder, target))[0]).toBe(0);
	const state = () => target.ask("select recent_state(tenant_id, 'ACCESS') as is from tenant");
	const before = await state();
	await target.ask("update role set name = name || ' '");
	expect(await state()).not.toEqual(before);
}, 120_000);

test("who moves a dump finds the same, once the epoch of its audit is begun anew", async () => {
	const target = await emptyDatabase();
	const folder = join(await newFolder(), "backup");
	expect((await create(folder))[0]).toBe(0);
	expect((await restore(folder, target))[0]).toBe(0);
	await target.ask(
		`insert into recent_change (tenant_id, subject, xid)
		select tenant_id, 'ACCESS', (4000000000 + n)::text::xid8 from tenant, generate_series(1, 20) n`,
	);
	await target.ask("set role stundwerk_owner; select begin_audit_epoch()");
	expect(await target.ask("select from recent_change")).toEqual([]);
}, 120_000);

test("a login that may read everything is enough to back up, and not to restore", async () => {
	const role = nameOfClone("reader");
	await source().ask(
		`create role ${role} login bypassrls password 'tried'; grant pg_read_all_data to ${role}`,
	);
	const as = (url: string) => {
		const address = new URL(url);
		[address.username, address.password] = [role, "tried"];
		return { DATABASE_BACKUP_URL: address.href };
	};
	try {
		const folder = join(await newFolder(), "backup");
		expect((await create(folder, as(source().adminUrl)))[0]).toBe(0);
		const target = await emptyDatabase();
		expect(await restore(folder, target, as(target.adminUrl))).toEqual([
			1,
			expect.stringContaining("Restoring needs a superuser in DATABASE_BACKUP_URL"),
		]);
		expect(await hasTables(target)).toBe(false);
		expect((await restore(folder, target))[0]).toBe(0);
	} finally {
		await source().ask(`drop role ${role}`);
	}
}, 120_000);

test("the key may be kept apart, and is asked for then", async () => {
	const [folder, apart] = [join(await newFolder(), "backup"), join(await newFolder(), "own-key")];
	expect((await backup(source(), data(), ["create", folder, "--key", apart]))[0]).toBe(0);
	expect(existsSync(join(folder, "key"))).toBe(false);
	const key = await readFile(join(data(), "key"), "utf8");
	expect((await readFile(apart, "utf8")).trim()).toBe(key);
	const other = join(await newFolder(), "other");
	expect(await backup(source(), data(), ["create", other, "--key", apart])).toEqual([
		1,
		`${apart} is there already: the key gets a file of its own.`,
	]);
	expect(existsSync(other)).toBe(false);
	const [target, own] = [await emptyDatabase(), join(await newFolder(), "data")];
	const restoreTo = (args: readonly string[], env = {}) =>
		backup(target, own, ["restore", folder, ...args], env);
	expect(await restoreTo([])).toEqual([
		1,
		expect.stringContaining("The key of this backup is not in its folder"),
	]);
	const otherKey = { STUNDWERK_KEY: Buffer.alloc(32).toString("base64") };
	expect(await restoreTo(["--key", apart], otherKey)).toEqual([
		1,
		expect.stringContaining("STUNDWERK_KEY is another key than that of the backup"),
	]);
	expect(await hasTables(target)).toBe(false);
	expect((await restoreTo(["--key", apart]))[0]).toBe(0);
	expect(await readFile(join(own, "key"), "utf8")).toBe(key);
}, 120_000);
