import { withClient } from "#kit/testing/test-cluster.ts";
import type { TestServer } from "#kit/testing/test-server.ts";

/** Looks past the product into its database, or changes it behind its back. */
export function askDatabase(
	{ adminUrl }: Pick<TestServer, "adminUrl">,
	text: string,
	values: readonly unknown[],
) {
	return withClient(adminUrl, async (client) => {
		const { rows } = await client.query(text, [...values]);
		return rows;
	});
}
