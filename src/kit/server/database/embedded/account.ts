import { type ChildProcess, execFile, type StdioOptions, spawn } from "node:child_process";
import {
	chmodSync,
	chownSync,
	cpSync,
	existsSync,
	lchownSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	statSync,
} from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** As whom, from where and through which wrapper PostgreSQL runs. It refuses to run as root. */
export interface Account {
	native: string;
	wrapper: string[];
	/** Set only when the programs start under another user than ours. */
	user?: { uid: number; gid: number };
}

const nobody = { uid: 65534, gid: 65534 };
const userNamespace = [
	"unshare",
	"--user",
	`--map-user=${nobody.uid}`,
	`--map-group=${nobody.gid}`,
	"--",
];
const needsName =
	"PostgreSQL needs a user that the machine knows by name: add one to /etc/passwd, or set DATABASE_URL to a PostgreSQL 15 or newer.";
const execute = promisify(execFile);

/** Tries the ways in which PostgreSQL can run here and takes the first that works. */
export async function chooseAccount(native: string, directory: string): Promise<Account> {
	const isRoot = process.getuid?.() === 0;
	const plain: Account = { native, wrapper: [] };
	if (!isRoot && hasName()) return plain;
	const asNobody: Account = { ...plain, user: nobody };
	if (isRoot && (await works(asNobody, directory))) return asNobody;
	// We under another name: still reaches our own files below folders closed to others.
	const renamed: Account = { native, wrapper: userNamespace };
	if (await works(renamed, directory)) return renamed;
	if (!isRoot) throw new Error(needsName);
	const copied = { ...asNobody, native: readableCopy(native, directory) };
	if (await works(copied, directory)) return copied;
	throw new Error(
		`PostgreSQL does not run as root, and user ${nobody.uid} cannot reach ${directory}: start as an ordinary user, or set STUNDWERK_DATA to a folder that others may pass through.`,
	);
}

/** PostgreSQL makes a cluster only for users that the machine knows by name; containers may run under any number. */
function hasName(): boolean {
	try {
		return userInfo().username !== "";
	} catch {
		return false;
	}
}

export function spawnAs(
	account: Account,
	program: string,
	args: string[],
	stdio: StdioOptions,
	detached = false,
): ChildProcess {
	const [command = "", ...rest] = [
		...account.wrapper,
		join(account.native, "bin", program),
		...args,
	];
	return spawn(command, rest, {
		...account.user,
		env: bareEnvironment(),
		cwd: "/",
		stdio,
		detached,
	});
}

/** Gives the data files to the account: after a move, or when another way was taken before, they belong to someone else. */
export function giveTo(account: Account, path: string): void {
	if (process.getuid?.() !== 0) return;
	const { uid, gid } = account.user ?? { uid: 0, gid: 0 };
	if (statSync(path).uid === uid) return;
	if (statSync(path).isDirectory()) {
		for (const entry of readdirSync(path, { recursive: true, encoding: "utf8" }))
			lchownSync(join(path, entry), uid, gid);
	}
	// The top comes last: it is what tells the next start that all below is done.
	chownSync(path, uid, gid);
}

async function works(account: Account, directory: string): Promise<boolean> {
	const [command = "", ...rest] = [
		...account.wrapper,
		"/bin/sh",
		"-c",
		'cd "$1" && exec "$0" --version',
	];
	const args = [...rest, join(account.native, "bin", "postgres"), directory];
	try {
		await execute(command, args, { ...account.user, env: bareEnvironment(), cwd: "/" });
		return true;
	} catch {
		return false;
	}
}

/** Inside our own directory, not in a folder for temporary files: nobody else may prepare programs there for us to run. */
function readableCopy(native: string, directory: string): string {
	const { version } = JSON.parse(readFileSync(join(native, "..", "package.json"), "utf8")) as {
		version: string;
	};
	const copy = join(directory, `native-${version}`);
	if (existsSync(copy)) return copy;
	const draft = mkdtempSync(`${copy}.new-`);
	cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
	chmodSync(draft, 0o755);
	renameSync(draft, copy);
	return copy;
}

/** Our own environment holds keys and passwords that the database's processes have no business with. */
function bareEnvironment(): NodeJS.ProcessEnv {
	const { PATH, SystemRoot } = process.env;
	return { PATH, ...(SystemRoot && { SystemRoot }), LC_ALL: "C", TZ: "UTC" };
}
