import { withClient } from "#kit/testing/test-cluster.ts";

/** The product may not have been spared work: each booking began or ended an entry. */
export async function expectAllApplied(bareUrl: string): Promise<void> {
	const { rows } = await withClient(bareUrl, (client) =>
		client.query("select distinct outcome from booking"),
	);
	if (rows.length !== 1 || rows[0].outcome !== "APPLIED") {
		throw new Error(`Outcomes ${JSON.stringify(rows)}`);
	}
}
