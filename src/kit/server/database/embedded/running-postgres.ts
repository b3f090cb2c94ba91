import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What PostgreSQL writes about itself into its data directory. */
export interface RunningPostgres {
	pid: number;
	port: number;
	/** starting, ready or stopping; empty in the first moments. */
	status: string;
}

/** The file stays behind when PostgreSQL is killed, so its process may be gone. */
export function readRunningPostgres(cluster: string): RunningPostgres | undefined {
	try {
		const lines = readFileSync(pidFile(cluster), "utf8").split("\n");
		return { pid: Number(lines[0]), port: Number(lines[3]), status: lines[7]?.trim() ?? "" };
	} catch {
		return undefined;
	}
}

export function pidFile(cluster: string): string {
	return join(cluster, "postmaster.pid");
}
