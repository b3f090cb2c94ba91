import { startTestCluster, templateName, urlOfDatabase } from "./test-cluster.ts";

/** A migrated database for one command, gone afterwards. */
export async function withThrowAwayDatabase<T>(work: (ownerUrl: string) => Promise<T>): Promise<T> {
	const cluster = await startTestCluster();
	try {
		return await work(urlOfDatabase(cluster.ownerUrl, templateName));
	} finally {
		await cluster.stop();
	}
}
