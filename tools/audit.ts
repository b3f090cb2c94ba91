import { parseArgs } from "node:util";
import { readConfig } from "#kit/server/config.ts";
import { type VerifiedTenant, verifyTenants } from "./audit/verify-tenants.ts";
import { openOwnerDatabase } from "./open-owner-database.ts";

const usage = "npm run audit -- verify [--no 12345]";

const faults = {
	SEQUENCE: "a seal before it is missing",
	CHAIN: "it does not follow the one before",
	EVENTS: "events were added or removed",
	DIGEST: "events or the seal were changed",
} as const;

/** `npm run audit -- verify`: whether the trail of changes is as it was sealed; beside a running server, or alone. */
try {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { no: { type: "string" } },
	});
	if (positionals.length !== 1 || positionals[0] !== "verify") {
		throw new Error("The command is verify.");
	}
	const database = await openOwnerDatabase(readConfig(process.env));
	try {
		for await (const one of verifyTenants(database.ownerUrl, values.no)) {
			console.log(sentences(one));
			if (one.broken.length > 0) process.exitCode = 1;
		}
	} finally {
		await database.stop();
	}
} catch (error) {
	console.error(`${(error as Error).message}\n\n${usage}`);
	process.exitCode = 1;
}

function sentences(one: VerifiedTenant): string {
	const { tenantNo, seals, events, unsealed, digest, broken } = one;
	const state = broken.length === 0 ? "unchanged" : "CHANGED";
	return [
		`${tenantNo}: ${state}; ${seals} seals over ${events} events, ${unsealed} not sealed yet, last seal ${digest ?? "none"}`,
		...broken.map(({ seq, fault }) => `  seal ${seq}: ${faults[fault]}`),
	].join("\n");
}
