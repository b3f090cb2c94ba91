import { systemClock } from "./kit/server/clock.ts";
import { readConfig } from "./kit/server/config.ts";
import { openConfiguredDatabase } from "./kit/server/database/configured-database.ts";
import { findFeatures } from "./kit/server/find-features.ts";
import { createLog } from "./kit/server/log.ts";

/** Composition only: configuration → database → features → server. */
const config = readConfig(process.env);
const log = createLog(config.logLevel);
// all else is read while the database starts
const [database, { startServer }, features] = await Promise.all([
	openConfiguredDatabase(config, log),
	import("./kit/server/start-server.ts"),
	findFeatures(),
]);
if (database.fresh && !config.production) {
	const { loadDemo } = await import("#database/demo/load-demo.ts");
	console.log("Filling the new database with an invented company …");
	await loadDemo(database.urls.ownerUrl, { now: systemClock.now(), log });
}
const server = await startServer({ config, clock: systemClock, urls: database.urls, features });
console.log(`\nStundwerk ${server.services.version} is ready: ${server.address}`);
if (!config.production && config.databaseUrl === undefined) {
	const { demoSignIns } = await import("#database/demo/demo-sign-ins.ts");
	console.log(await demoSignIns(server.services.database));
}

let ending = false;
async function end(): Promise<void> {
	if (ending) return;
	ending = true;
	await server.close();
	await database.stop();
	process.exit(0);
}
process.on("SIGINT", end);
process.on("SIGTERM", end);
