import type pg from "pg";

interface ForeignKey {
	readonly name: string;
	readonly from: string;
	readonly to: string;
	readonly columns: readonly string[];
	readonly others: readonly string[];
}

/**
 * Rows that refer to something that is not there. Loading asks nobody, so all of them are asked for afterwards.
 *
 * @returns a sentence for each foreign key that does not hold
 */
export async function brokenForeignKeys(client: pg.Client): Promise<string[]> {
	const broken: string[] = [];
	for (const key of await foreignKeys(client)) {
		const isGiven = key.columns.map((column) => `c.${column} is not null`).join(" and ");
		const isSame = key.columns.map((column, nth) => `p.${key.others[nth]} = c.${column}`);
		const { rows } = await client.query<{ count: string }>(
			`select count(*) from ${key.from} c
			where ${isGiven} and not exists (select from ${key.to} p where ${isSame.join(" and ")})`,
		);
		const count = Number(rows[0]?.count);
		if (count > 0) broken.push(`${count} rows of ${key.from} break ${key.name}.`);
	}
	return broken;
}

/** Names as SQL writes them. */
async function foreignKeys(client: pg.Client): Promise<ForeignKey[]> {
	const columns = (table: string, numbers: string) =>
		`array(select quote_ident(a.attname) from unnest(${numbers}) with ordinality k (no, nth)
			join pg_attribute a on a.attrelid = ${table} and a.attnum = k.no order by k.nth)`;
	const { rows } = await client.query<ForeignKey>(
		`select quote_ident(f.conname) as name, f.conrelid::regclass::text as from, f.confrelid::regclass::text as to,
			${columns("f.conrelid", "f.conkey")} as columns, ${columns("f.confrelid", "f.confkey")} as others
		from pg_constraint f join pg_class c on c.oid = f.conrelid
		where f.contype = 'f' and f.conparentid = 0
			and c.relnamespace::regnamespace::text in ('public', 'gate', 'graphile_worker')
		order by f.conrelid::regclass::text, f.conname`,
	);
	return rows;
}
