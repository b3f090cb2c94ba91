import { writeSync } from "node:fs";
import { readConfig } from "#kit/server/config.ts";
import { findFeatures } from "#kit/server/find-features.ts";
import { startServer } from "#kit/server/start-server.ts";
import { slowFeature } from "./slow-job.ts";
import { TestClock } from "./test-clock.ts";

/** A server process of its own, to be killed by a test. Says where it serves. */
const { address } = await startServer({
	config: readConfig(process.env),
	clock: new TestClock(process.env.TEST_NOW as string),
	urls: {
		serveUrl: process.env.TEST_SERVE_URL as string,
		ownerUrl: process.env.TEST_OWNER_URL as string,
		switchToApp: false,
	},
	features: process.env.TEST_FEATURES === "product" ? await findFeatures() : [slowFeature],
});
writeSync(1, `${address}\n`);
