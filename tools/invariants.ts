import { parseArgs } from "node:util";
import { readConfig } from "#kit/server/config.ts";
import { checkInvariants } from "./invariants/check-invariants.ts";
import { invariants } from "./invariants/invariants.ts";
import { openOwnerDatabase } from "./open-owner-database.ts";

const usage = "npm run invariants [-- --tenant 12345]";

/** `npm run invariants`: whether what must always hold of a company's rows does; beside a running server, or alone. */
try {
	const { values } = parseArgs({ options: { tenant: { type: "string" } } });
	const database = await openOwnerDatabase(readConfig(process.env));
	try {
		const { tenants, broken } = await checkInvariants(database.ownerUrl, values.tenant);
		for (const { tenantNo, invariant, fault } of broken)
			console.log(`${tenantNo}: not so: ${invariant}: ${fault}`);
		console.log(`${tenants} tenants, ${invariants.length} invariants, ${broken.length} faults`);
		if (broken.length > 0) process.exitCode = 1;
	} finally {
		await database.stop();
	}
} catch (error) {
	console.error(`${(error as Error).message}\n\n${usage}`);
	process.exitCode = 1;
}
