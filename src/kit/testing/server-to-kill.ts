import { writeSync } from "node:fs";
import { readConfig } from "#kit/server/config.ts";
import { startServer } from "#kit/server/start-server.ts";
import { slowFeature } from "./slow-job.ts";
import { TestClock } from "./test-clock.ts";

/** A server process of its own, to be killed by a test. Says when it serves. */
await startServer({
	config: readConfig(process.env),
	clock: new TestClock("2026-11-21T08:15:00Z"),
	urls: {
		serveUrl: process.env.TEST_SERVE_URL as string,
		ownerUrl: process.env.TEST_OWNER_URL as string,
		switchToApp: false,
	},
	features: [slowFeature],
});
writeSync(1, "serving\n");
