import pg from "pg";
import type { Manifest } from "./manifest.ts";

const limit = "(?:MINVALUE|MAXVALUE|'[0-9a-f :+-]+')";
const bounds = new RegExp(`^FOR VALUES FROM \\(${limit}\\) TO \\(${limit}\\)$`, "i");

/** Makes those partitions of the backup that time has brought since the tables were made. As `ensure_partitions` does. */
export async function addPartitions(ownerUrl: string, { partitions }: Manifest): Promise<void> {
	const client = new pg.Client({ connectionString: ownerUrl });
	await client.connect();
	try {
		for (const { name, parent, bound } of partitions) {
			if (!bounds.test(bound)) throw new Error(`Partition ${name} has unknown bounds: ${bound}.`);
			const part = client.escapeIdentifier(name);
			const { rows } = await client.query("select from pg_class where oid = to_regclass($1)", [
				part,
			]);
			if (rows.length > 0) continue;
			await client.query(
				`create table ${part} partition of ${client.escapeIdentifier(parent)} ${bound};
				alter table ${part} enable row level security;
				alter table ${part} force row level security;
				create policy unreachable on ${part} using (false)`,
			);
		}
	} finally {
		await client.end();
	}
}
