import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import type { Place } from "./place.ts";

/** One password per login role; letters, digits, - and _ only, so that they need no escaping in SQL or URLs. */
export interface Passwords {
	admin: string;
	owner: string;
	server: string;
}

/** Written before the cluster exists: a crash in between must never leave a cluster nobody can open. */
export function readOrMakePasswords({ passwords: path, cluster }: Place): Passwords {
	if (existsSync(path)) return readPasswords(path);
	if (existsSync(cluster)) {
		throw new Error(
			`${cluster} exists, but its passwords are gone: restore ${path} from the backup.`,
		);
	}
	const made: Passwords = { admin: password(), owner: password(), server: password() };
	const draft = `${path}.new`;
	rmSync(draft, { force: true });
	writeFileSync(draft, `${JSON.stringify(made, undefined, 2)}\n`, {
		mode: 0o600,
		flag: "wx",
		flush: true,
	});
	renameSync(draft, path);
	return made;
}

export function readPasswords(path: string): Passwords {
	return JSON.parse(readFileSync(path, "utf8")) as Passwords;
}

function password(): string {
	return randomBytes(24).toString("base64url");
}
