import { execFile, execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { newId } from "#kit/contract/new-id.ts";
import { hashOfSecret } from "#kit/server/secrets.ts";
import type { BenchCluster } from "../stage/bench-cluster.ts";
import { type Crowd, secretInSql, secretOf } from "../stage/crowd.ts";
import { peoplePerLane, type Walk } from "./walk.ts";

/** As many connections as a server process keeps to the database. */
const connections = 10;

export interface Floor {
	readonly by: "pgbench" | "bare pg";
	readonly perSecond: number;
}

/** The statement of a booking alone, without server: what the database can do. */
export async function runBookNow(
	cluster: BenchCluster,
	crowd: Crowd,
	walk: Walk,
	seconds: number,
): Promise<Floor> {
	return hasPgbench()
		? { by: "pgbench", perSecond: await byPgbench(cluster, crowd, walk, seconds) }
		: { by: "bare pg", perSecond: await byPg(cluster, crowd, walk, seconds) };
}

function hasPgbench(): boolean {
	try {
		execFileSync("pgbench", ["--version"], { stdio: "ignore" });
		return true;
	} catch {
		return false;
	}
}

async function byPgbench(
	{ serveUrl, directory }: BenchCluster,
	{ tenantId, workActivityId }: Crowd,
	walk: Walk,
	seconds: number,
): Promise<number> {
	const script = join(directory, "book-now.sql");
	await writeFile(
		script,
		`\\set k :k + 1
\\set lap :k / ${peoplePerLane}
\\set person ${walk.firstPerson} + :client_id * ${peoplePerLane} + :k % ${peoplePerLane}
select book_now('${tenantId}'::uuid, sha256(convert_to(${secretInSql("(:person)::int::text")}, 'UTF8')), clock_timestamp(),
	'bench', uuidv7(), uuidv7(), to_timestamp(${walk.firstSecond} + (:lap)::int),
	case when (:lap)::int % 2 = 0 then 'START' else 'END' end, '${workActivityId}'::uuid, null, null, null, null);
`,
	);
	const { stdout } = await promisify(execFile)("pgbench", [
		...["-n", "-M", "prepared", "-D", "k=-1", "-f", script],
		...["-c", String(connections), "-j", "1", "-T", String(seconds)],
		serveUrl,
	]);
	const tps = /tps = ([\d.]+)/.exec(stdout);
	if (tps === null) throw new Error(stdout);
	return Number(tps[1]);
}

async function byPg(
	{ serveUrl }: BenchCluster,
	crowd: Crowd,
	walk: Walk,
	seconds: number,
): Promise<number> {
	const pool = new pg.Pool({ connectionString: serveUrl, max: connections });
	const begin = performance.now();
	const end = begin + seconds * 1000;
	let done = 0;
	const lane = async (index: number) => {
		const client = await pool.connect();
		for (let nth = 0; performance.now() < end; nth++, done++) {
			await client.query({
				name: "book_now",
				text: "select book_now($1, $2, $3, $4, $5, $6, $7, $8, $9, null, null, null, null)",
				values: valuesOf(crowd, walk, index, nth),
			});
		}
		client.release();
	};
	await Promise.all(Array.from({ length: connections }, (_, index) => lane(index)));
	await pool.end();
	return done / ((performance.now() - begin) / 1000);
}

function valuesOf(
	{ tenantId, workActivityId }: Crowd,
	walk: Walk,
	lane: number,
	nth: number,
): unknown[] {
	const { person, second, action } = walk.step(lane, nth);
	const now = Date.now();
	return [
		tenantId,
		hashOfSecret(secretOf(person)),
		new Date(now),
		"bench",
		newId(now),
		newId(now),
		new Date(second * 1000),
		action,
		workActivityId,
	];
}
