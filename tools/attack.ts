import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findCompany } from "./attack/find-company.ts";
import { printTable } from "./attack/print-table.ts";
import { attackAll } from "./attack/run-parts.ts";
import { startVictim } from "./attack/start-victim.ts";

const usage =
	"npm run attack [-- --seed text] [--pairs 500] [--calls 20000] [--rounds 20] [--parts races,kills] [--pictures folder] [--address http://… --tenant 12345]";

/**
 * `npm run attack`: a production server on an empty folder, or one at an address, is attacked with races, hostile input, bombs and
 * kills; prints one table. Who names an address names its owner's database in DATABASE_OWNER_URL, and a company that may perish.
 */
try {
	const { values } = parseArgs({
		options: {
			seed: { type: "string", default: new Date().toISOString() },
			pairs: { type: "string", default: "500" },
			calls: { type: "string", default: "20000" },
			rounds: { type: "string", default: "20" },
			parts: { type: "string" },
			pictures: { type: "string" },
			address: { type: "string" },
			tenant: { type: "string" },
		},
	});
	const victim =
		values.address === undefined
			? await startVictim()
			: await findCompany(values.address, values.tenant, process.env.DATABASE_OWNER_URL);
	try {
		console.log(`seed "${values.seed}", ${victim.life.target.address}`);
		const { parts, picture } = await attackAll(victim, {
			seed: values.seed,
			pairs: Number(values.pairs),
			calls: Number(values.calls),
			rounds: Number(values.rounds),
			...(values.parts !== undefined && { only: values.parts.split(",") }),
		});
		if (picture !== undefined && values.pictures !== undefined) {
			await mkdir(values.pictures, { recursive: true });
			await writeFile(join(values.pictures, "memory.svg"), picture);
		}
		printTable(parts);
		if (parts.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
	} finally {
		await victim.end();
	}
} catch (error) {
	console.error(`${(error as Error).message}\n\n${usage}`);
	process.exitCode = 1;
}
