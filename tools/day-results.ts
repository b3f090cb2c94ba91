import { parseArgs } from "node:util";
import { readConfig } from "#kit/server/config.ts";
import { type CheckedTenant, checkTenants } from "./day-results/check-tenants.ts";
import { openOwnerDatabase } from "./open-owner-database.ts";

const usage = "npm run day-results -- check [--tenant 12345]";

/** `npm run day-results -- check`: whether what is kept of days is what their facts come to; writes nothing. */
try {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { tenant: { type: "string" } },
	});
	if (positionals.length !== 1 || positionals[0] !== "check") {
		throw new Error("The command is check.");
	}
	const database = await openOwnerDatabase(readConfig(process.env));
	try {
		for await (const one of checkTenants(database.ownerUrl, values.tenant)) {
			console.log(linesOf(one).join("\n"));
			if (one.differences.length > 0) process.exitCode = 1;
		}
	} finally {
		await database.stop();
	}
} catch (error) {
	console.error(`${(error as Error).message}\n\n${usage}`);
	process.exitCode = 1;
}

function linesOf({ tenantNo, days, differences }: CheckedTenant): string[] {
	return [
		...differences.map(
			({ userId, day, column, kept, fresh }) =>
				`${tenantNo} ${userId} ${day} ${column}: kept ${kept}, should be ${fresh}`,
		),
		`${tenantNo}: ${days} days computed anew, ${differences.length} differences`,
	];
}
