import { parseArgs } from "node:util";
import { readConfig } from "#kit/server/config.ts";
import { type Broken, checkInvariants } from "./invariants/check-invariants.ts";
import { invariants } from "./invariants/invariants.ts";
import { openOwnerDatabase } from "./open-owner-database.ts";

const usage = "npm run invariants [-- --tenant 12345]";

/** Of one kind in one tenant: who mends them needs an example, and how many there are. */
const shownOfKind = 20;

function linesOf(broken: readonly Broken[]): string[] {
	const kinds = Map.groupBy(
		broken,
		({ tenantNo, invariant }) => `${tenantNo}: not so: ${invariant}`,
	);
	return [...kinds].flatMap(([kind, list]) => {
		const shown = list.slice(0, shownOfKind).map(({ fault }) => `${kind}: ${fault}`);
		const more = list.length - shown.length;
		return more === 0 ? shown : [...shown, `${kind}: and ${more} more`];
	});
}

/** `npm run invariants`: whether what must always hold of a company's rows does; beside a running server, or alone. */
try {
	const { values } = parseArgs({ options: { tenant: { type: "string" } } });
	const database = await openOwnerDatabase(readConfig(process.env));
	try {
		const { tenants, broken } = await checkInvariants(database.ownerUrl, values.tenant);
		for (const line of linesOf(broken)) console.log(line);
		console.log(`${tenants} tenants, ${invariants.length} invariants, ${broken.length} faults`);
		if (broken.length > 0) process.exitCode = 1;
	} finally {
		await database.stop();
	}
} catch (error) {
	console.error(`${(error as Error).message}\n\n${usage}`);
	process.exitCode = 1;
}
