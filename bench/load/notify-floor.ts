import { once } from "node:events";
import { withClient } from "#kit/testing/test-cluster.ts";
import type { BenchCluster } from "../stage/bench-cluster.ts";

/** Milliseconds from a notification to a client that listens, with nothing in between but the database. */
export async function notifyFloor({ ownerUrl }: BenchCluster): Promise<number[]> {
	return withClient(ownerUrl, (listener) =>
		withClient(ownerUrl, async (sender) => {
			await listener.query("listen floor");
			const spent: number[] = [];
			for (let nth = 0; nth < 200; nth++) {
				const heard = once(listener, "notification");
				const begin = performance.now();
				await sender.query("select pg_notify('floor', 'x')");
				await heard;
				spent.push(performance.now() - begin);
			}
			return spent;
		}),
	);
}
