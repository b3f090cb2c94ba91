import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * A text that belongs to this one run of the process; undefined when the process is gone.
 * A process id alone is not enough: ids are given again, in containers even the same one after every restart.
 */
export function processIdentity(pid: number): string | undefined {
	if (process.platform === "linux") return linuxIdentity(pid);
	if (process.platform === "win32") return signalReaches(pid) ? "alive" : undefined;
	return psColumn(pid, "lstart");
}

/** The command line of a living process, or undefined when it is gone or cannot be read. */
export function processCommand(pid: number): string | undefined {
	if (process.platform === "linux")
		return readIfPossible(`/proc/${pid}/cmdline`)?.replaceAll("\0", " ");
	if (process.platform === "win32") return undefined;
	return psColumn(pid, "args");
}

export function isAlive(pid: number): boolean {
	return processIdentity(pid) !== undefined;
}

function linuxIdentity(pid: number): string | undefined {
	const stat = readIfPossible(`/proc/${pid}/stat`);
	if (stat === undefined) return undefined;
	// The second field is the program's name in brackets and may itself contain blanks and brackets.
	const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
	// A zombie still answers to signals, but its work is over; where nobody reaps it, it stays for ever.
	if (state === "Z" || state === "X") return undefined;
	const ticksSinceBoot = fields[18];
	return `${readIfPossible("/proc/sys/kernel/random/boot_id")?.trim() ?? ""}:${ticksSinceBoot}`;
}

function readIfPossible(path: string): string | undefined {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return undefined;
	}
}

function psColumn(pid: number, column: string): string | undefined {
	const args = ["-ww", "-o", `${column}=`, "-p", String(pid)];
	try {
		const text = execFileSync("ps", args, {
			encoding: "utf8",
			stdio: ["ignore", "pipe", "ignore"],
		});
		return text.trim() || undefined;
	} catch {
		return undefined;
	}
}

function signalReaches(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}
