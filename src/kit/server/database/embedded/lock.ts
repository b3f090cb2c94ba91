import { randomUUID } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { processIdentity } from "./process-identity.ts";

/** The process that works with a database directory. */
export interface LockHolder {
	pid: number;
	identity: string;
}

export interface Lock {
	release(): void;
}

/**
 * Takes the lock or throws, naming the process that holds it. A lock whose process is gone is taken over.
 * The file appears complete under its name (link, not write), so nobody ever reads half of it.
 */
export function takeLock(path: string): Lock {
	const own: LockHolder = { pid: process.pid, identity: processIdentity(process.pid) ?? "" };
	const draft = `${path}.${randomUUID()}`;
	writeFileSync(draft, JSON.stringify(own), { mode: 0o600 });
	try {
		while (!linked(draft, path)) moveStaleAway(path);
	} finally {
		rmSync(draft, { force: true });
	}
	return { release: () => isHeldBy(path, own) && rmSync(path, { force: true }) };
}

/** The living process that holds the lock, if any. */
export function lockHolder(path: string): LockHolder | undefined {
	const holder = readHolder(path);
	return holder && processIdentity(holder.pid) === holder.identity ? holder : undefined;
}

function linked(draft: string, path: string): boolean {
	try {
		linkSync(draft, path);
		return true;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
		throw error;
	}
}

function moveStaleAway(path: string): void {
	refuseIfAlive(path, path);
	// Two starters may both have seen the stale lock: what was moved is looked at again and, if it is the other's, put back.
	const aside = `${path}.${randomUUID()}`;
	try {
		renameSync(path, aside);
		refuseIfAlive(aside, path);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
		if (lockHolder(aside)) linked(aside, path);
		throw error;
	} finally {
		rmSync(aside, { force: true });
	}
}

function refuseIfAlive(path: string, name: string): void {
	const holder = lockHolder(path);
	if (!holder) return;
	const who = holder.pid === process.pid ? "this process itself" : `process ${holder.pid}`;
	throw new Error(
		`The embedded database is already in use by ${who} (${name}); stop that one first.`,
	);
}

function isHeldBy(path: string, own: LockHolder): boolean {
	const holder = readHolder(path);
	return holder?.pid === own.pid && holder.identity === own.identity;
}

function readHolder(path: string): LockHolder | undefined {
	try {
		return JSON.parse(readFileSync(path, "utf8")) as LockHolder;
	} catch {
		return undefined;
	}
}
