import { existsSync, readFileSync } from "node:fs";

/** Linux counts in hundredths of a second. */
const tickMs = 10;

/**
 * Milliseconds of processor time that processes have taken, with all that they started: unlike time, no matter what else the
 * machine does. Undefined where the machine does not tell.
 */
export function processorTime(pids: readonly number[]): number | undefined {
	if (!existsSync("/proc/self/stat")) return undefined;
	return pids.flatMap(familyOf).reduce((sum, pid) => sum + ticksOf(pid) * tickMs, 0);
}

function familyOf(pid: number): number[] {
	const children = read(`/proc/${pid}/task/${pid}/children`).split(" ").filter(Boolean).map(Number);
	return [pid, ...children.flatMap(familyOf)];
}

/** Its own, and that of what it has started and seen end. */
function ticksOf(pid: number): number {
	// the name, which may hold anything, stands in brackets
	const fields = read(`/proc/${pid}/stat`).split(") ").at(-1)?.split(" ") ?? [];
	return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
}

/** Nothing of a process that has just ended: its parent has its time. */
function read(path: string): string {
	try {
		return readFileSync(path, "utf8");
	} catch {
		return "";
	}
}
