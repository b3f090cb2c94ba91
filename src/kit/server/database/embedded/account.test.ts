import { execFile, spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { chooseAccount } from "./account.ts";
import { installedPackage, nativeFolder } from "./binaries.ts";
import { startEmbeddedDatabase } from "./start-embedded-database.ts";

const silent = { info() {}, warn() {}, error() {} };
const isRoot = process.getuid?.() === 0;
const unshare = "unshare";
const nameless = ["--user", "--map-user=54321", "--map-group=54321"];
/** Containers and hardened systems may forbid it. */
const hasNamespaces = spawnSync(unshare, [...nameless, "unshare", "--user", "true"]).status === 0;

const open = mkdtempSync(join(tmpdir(), "stundwerk-account-"));
const checkout = join(open, "checkout");
const packageFolder = join(checkout, "package");
const noPrograms = join(open, "no-programs");

beforeAll(() => {
	chmodSync(open, 0o755);
	mkdirSync(noPrograms);
	cpSync(installedPackage(), packageFolder, { recursive: true, verbatimSymlinks: true });
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(open, { recursive: true, force: true }));

test.skipIf(isRoot)("an ordinary user runs the database as itself", async () => {
	expect(await chooseAccount("/native", open)).toEqual({ native: "/native", wrapper: [] });
});

describe.skipIf(!isRoot || !hasNamespaces)("as root", () => {
	test("from an open checkout it runs as nobody", async () => {
		const native = nativeFolder(packageFolder);
		const account = await chooseAccount(native, open);
		expect(account).toEqual({ native, wrapper: [], user: { uid: 65534, gid: 65534 } });
	});

	test("from a checkout that only root may enter, data inside, it runs in a user namespace", async () => {
		chmodSync(checkout, 0o700);
		const directory = join(checkout, "data");
		const database = await start(directory);
		await database.stop();
		expect(statSync(join(directory, "cluster")).uid).toBe(0);
	});

	test("where namespaces are missing, a readable copy of the programs runs, over data made in another way", async () => {
		const directory = join(open, "data");
		await (await start(directory)).stop();
		vi.stubEnv("PATH", noPrograms);

		const copied = await start(directory);
		await copied.stop();

		expect(copied.fresh).toBe(false);
		expect(statSync(join(directory, "cluster")).uid).toBe(65534);
	});

	test("a user whom the machine does not know by name runs in a user namespace, too", async () => {
		const launcher = new URL("./start-embedded-database.ts", import.meta.url).href;
		const directory = join(checkout, "nameless");
		const script = `
			const { startEmbeddedDatabase } = await import(${JSON.stringify(launcher)});
			const log = { info() {}, warn() {}, error() {} };
			const directory = ${JSON.stringify(directory)};
			const database = await startEmbeddedDatabase({ directory, log, durable: false });
			console.log(process.getuid(), database.fresh);`;
		const command = [...nameless, process.execPath, "--input-type=module", "--eval", script];
		const { stdout } = await promisify(execFile)(unshare, command);
		expect(stdout).toBe("54321 true\n");
	});

	test("where nothing helps, the reason and the way out are said", async () => {
		vi.stubEnv("PATH", noPrograms);
		await expect(chooseAccount(nativeFolder(packageFolder), checkout)).rejects.toThrow(
			/cannot reach .*STUNDWERK_DATA/,
		);
	});
});

function start(directory: string) {
	return startEmbeddedDatabase({ directory, log: silent, durable: false, packageFolder });
}
