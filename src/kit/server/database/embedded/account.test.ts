import { execFile } from "node:child_process";
import {
	chmodSync,
	cpSync,
	mkdirSync,
	mkdtempSync,
	rmSync,
	statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import {
	afterAll,
	afterEach,
	beforeAll,
	describe,
	expect,
	test,
	vi,
} from "vitest";
import { chooseAccount } from "./account.ts";
import { installedPackage, nativeFolder } from "./binaries.ts";
import { startEmbeddedDatabase } from "./start-embedded-database.ts";

const silent = { info() {}, warn() {}, error() {} };
const isRoot = process.getuid?.() === 0;

/** A checkout below a folder that only its owner may enter, as in a home directory. */
const closed = mkdtempSync(join(tmpdir(), "stundwerk-closed-"));
const packageFolder = join(closed, "package");
const open = mkdtempSync(join(tmpdir(), "stundwerk-open-"));
const noPrograms = join(open, "no-programs");

beforeAll(() => {
	cpSync(installedPackage(), packageFolder, {
		recursive: true,
		verbatimSymlinks: true,
	});
	chmodSync(open, 0o755);
	mkdirSync(noPrograms);
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => {
	for (const path of [closed, open])
		rmSync(path, { recursive: true, force: true });
});

test.skipIf(isRoot)(
	"an ordinary user runs the database as itself",
	async () => {
		expect(await chooseAccount("/native", open)).toEqual({
			native: "/native",
			wrapper: [],
		});
	},
);

describe.skipIf(!isRoot)("as root", () => {
	const native = () => nativeFolder(packageFolder);

	test("a readable checkout runs as nobody", async () => {
		const readable = nativeFolder(installedPackage());
		const account = await chooseAccount(readable, open);
		expect(account).toEqual({
			native: readable,
			wrapper: [],
			user: { uid: 65534, gid: 65534 },
		});
	});

	test("a closed checkout with a closed data directory runs in a user namespace", async () => {
		const directory = join(closed, "data");
		const database = await startEmbeddedDatabase({
			directory,
			log: silent,
			durable: false,
			packageFolder,
		});
		await database.stop();
		expect(statSync(join(directory, "cluster")).uid).toBe(0);
	});

	test("where namespaces are missing, too, a readable copy of the programs runs, over data made in another way", async () => {
		const inNamespace = await startEmbeddedDatabase({
			directory: open,
			log: silent,
			durable: false,
			packageFolder,
		});
		await inNamespace.stop();
		vi.stubEnv("PATH", noPrograms);

		const copied = await startEmbeddedDatabase({
			directory: open,
			log: silent,
			durable: false,
			packageFolder,
		});
		await copied.stop();

		expect(copied.fresh).toBe(false);
		expect(statSync(join(open, "cluster")).uid).toBe(65534);
	});

	test("a user whom the machine does not know by name runs in a user namespace, too", async () => {
		const directory = join(closed, "nameless");
		const launcher = new URL("./start-embedded-database.ts", import.meta.url)
			.href;
		const script = `
			const { startEmbeddedDatabase } = await import(${JSON.stringify(launcher)});
			const log = { info() {}, warn() {}, error() {} };
			const directory = ${JSON.stringify(directory)};
			const database = await startEmbeddedDatabase({ directory, log, durable: false });
			console.log(process.getuid(), database.fresh);`;
		const command = [
			"--user",
			"--map-user=54321",
			"--map-group=54321",
			process.execPath,
		];
		const { stdout } = await promisify(execFile)("unshare", [
			...command,
			"--input-type=module",
			"--eval",
			script,
		]);
		expect(stdout).toBe("54321 true\n");
	});

	test("where nothing helps, the reason and the way out are said", async () => {
		vi.stubEnv("PATH", noPrograms);
		await expect(chooseAccount(native(), closed)).rejects.toThrow(
			/cannot reach .*STUNDWERK_DATA/,
		);
	});
});
