import { systemClock } from "#kit/server/clock.ts";
import { readConfig } from "#kit/server/config.ts";
import { findFeatures } from "#kit/server/find-features.ts";
import { startServer } from "#kit/server/start-server.ts";
import { whoAmI } from "./who-am-i.ts";

/** The serving process of a bench: the product, and one operation more. Ends with the process that started it. */
const config = readConfig(process.env);
const server = await startServer({
	config,
	clock: systemClock,
	urls: {
		serveUrl: process.env.DATABASE_URL ?? "",
		ownerUrl: process.env.DATABASE_OWNER_URL ?? "",
		switchToApp: false,
	},
	features: [...(await findFeatures()), whoAmI],
});
process.send?.({ address: server.address });
process.on("disconnect", () => process.exit());
