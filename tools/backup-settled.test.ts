import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { nameOfClone } from "#kit/testing/clone-template.ts";
import type { TriedDatabase } from "./backup/try-backup.ts";
import { backup, hasTables, useWholeBackup } from "./backup/whole-backup.ts";

const { source, data, whole, restore, emptyDatabase, newFolder } = useWholeBackup();
const role = nameOfClone("reader");
const countedFar = `insert into recent_change (tenant_id, subject, xid)
	select tenant_id, 'ACCESS', (4000000000 + n)::text::xid8 from tenant, generate_series(1, 20) n`;

/** A login that may read everything, and no more. */
function asReader(url: string) {
	const address = new URL(url);
	[address.username, address.password] = [role, "tried"];
	return { DATABASE_BACKUP_URL: address.href };
}

interface Moved {
	readonly folder: string;
	/** The key, apart from it. */
	readonly apart: string;
	readonly target: TriedDatabase;
	/** Where the target's server keeps its key. */
	readonly own: string;
}

let known: Moved | undefined;
const moved = () => known as Moved;

/** An installation that has counted far, backed up by who may but read it, its key apart, and restored elsewhere. */
beforeAll(async () => {
	const [folder, apart] = [join(await newFolder(), "backup"), join(await newFolder(), "own-key")];
	const [target, own] = [await emptyDatabase(), join(await newFolder(), "data")];
	await source().ask(countedFar);
	await source().ask(
		`create role ${role} login bypassrls password 'tried'; grant pg_read_all_data to ${role}`,
	);
	const create = ["create", folder, "--key", apart];
	const made = await backup(source(), data(), create, asReader(source().adminUrl));
	expect(made).toEqual([0, expect.stringContaining("Backed up into")]);
	const filled = await backup(target, own, ["restore", folder, "--key", apart]);
	expect(filled).toEqual([0, expect.stringContaining("Restored as of")]);
	known = { folder, apart, target, own };
}, 120_000);

afterAll(() => source().ask(`drop role ${role}`));

test("a change of rights in a restored installation is noticed, although the other one had counted further; so it is once a dump was moved and the epoch of its audit begun anew", async () => {
	const { target } = moved();
	const state = () => target.ask("select recent_state(tenant_id, 'ACCESS') as is from tenant");
	const before = await state();
	await target.ask("update role set name = name || ' '");
	expect(await state()).not.toEqual(before);
	await target.ask(countedFar);
	await target.ask("set role stundwerk_owner; select begin_audit_epoch()");
	expect(await target.ask("select from recent_change")).toEqual([]);
});

test("a login that may read everything is enough to back up, and not to restore", async () => {
	const target = await emptyDatabase();
	expect(await restore(whole(), target, asReader(target.adminUrl))).toEqual([
		1,
		expect.stringContaining("Restoring needs a superuser in DATABASE_BACKUP_URL"),
	]);
	expect(await hasTables(target)).toBe(false);
	expect(await moved().target.ask("select from app_user")).toHaveLength(1);
});

test("the key may be kept apart, and is asked for then", async () => {
	const { folder, apart, own } = moved();
	expect(existsSync(join(folder, "key"))).toBe(false);
	const key = await readFile(join(data(), "key"), "utf8");
	expect((await readFile(apart, "utf8")).trim()).toBe(key);
	expect(await readFile(join(own, "key"), "utf8")).toBe(key);
	const other = join(await newFolder(), "other");
	expect(await backup(source(), data(), ["create", other, "--key", apart])).toEqual([
		1,
		`${apart} is there already: the key gets a file of its own.`,
	]);
	expect(existsSync(other)).toBe(false);
	const [target, strange] = [await emptyDatabase(), join(await newFolder(), "data")];
	const restoreTo = (args: readonly string[], env = {}) =>
		backup(target, strange, ["restore", folder, ...args], env);
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
});
