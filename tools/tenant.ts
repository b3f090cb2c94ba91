import { systemClock } from "#kit/server/clock.ts";
import { readConfig } from "#kit/server/config.ts";
import { openOwnerDatabase } from "./open-owner-database.ts";
import { createTenant } from "./tenant/create-tenant.ts";
import { readArguments, usage } from "./tenant/read-arguments.ts";

/** `npm run tenant -- create …`: beside a running server, or alone. */
try {
	const config = readConfig(process.env);
	const { tenant, person } = readArguments(process.argv.slice(2), systemClock.now());
	const database = await openOwnerDatabase(config);
	try {
		const secret = await createTenant(database.ownerUrl, tenant, person);
		console.log(`Tenant ${tenant.tenantNo} is there. ${person.mail} sets the password here, once, within 72 hours:

${config.publicUrl}/login/${tenant.tenantNo}?source=token&code=${secret}`);
	} finally {
		await database.stop();
	}
} catch (error) {
	console.error(explain(error as Error & { code?: string }));
	process.exitCode = 1;
}

function explain(error: Error & { code?: string }): string {
	// unique violation: the customer number is the only thing that can be there already
	if (error.code === "23505") return "This customer number is in use already.";
	return `${error.message}\n\n${usage}`;
}
