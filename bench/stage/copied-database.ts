import { urlOfDatabase, withClient } from "#kit/testing/test-cluster.ts";
import type { BenchCluster } from "./bench-cluster.ts";

/** A database once more beside it, as it is now; nobody may be connected to it. */
export async function copyDatabase(cluster: BenchCluster, name: string): Promise<BenchCluster> {
	const { ownerUrl, serveUrl, bareUrl } = cluster;
	const [original, owner] = [new URL(ownerUrl).pathname.slice(1), new URL(ownerUrl).username];
	await withClient(urlOfDatabase(bareUrl, "postgres"), async (client) => {
		// what the copy is grown to comes by files too: no log of it is kept
		await client.query(
			`create database ${name} owner ${owner} template ${original} strategy file_copy`,
		);
		await client.query(`grant connect on database ${name} to ${new URL(serveUrl).username}`);
	});
	return {
		...cluster,
		ownerUrl: urlOfDatabase(ownerUrl, name),
		serveUrl: urlOfDatabase(serveUrl, name),
		bareUrl: urlOfDatabase(bareUrl, name),
	};
}
