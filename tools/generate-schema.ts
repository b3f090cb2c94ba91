import { writeFile } from "node:fs/promises";
import pg from "pg";

/**
 * Writes database/schema.generated.ts from a migrated database, so that queries are checked against what is really there.
 * `npm run generate` starts a throw-away database; the `schema` check compares.
 */
export async function generateSchema(url: string): Promise<string> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		const { rows } = await client.query(`
			select c.relname as table, a.attname as column, a.attnotnull as required,
				a.atthasdef and a.attgenerated = '' as has_default, a.attgenerated <> '' as generated,
				coalesce(base.typname, t.typname) as type, t.typcategory = 'A' as is_array
			from pg_class c
			join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
			join pg_type t on t.oid = a.atttypid
			left join pg_type base on base.oid = t.typelem and t.typcategory = 'A'
			where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
				and c.relname <> 'schema_migration'
			order by c.relname, a.attnum`);
		return render(rows as Column[]);
	} finally {
		await client.end();
	}
}

interface Column {
	readonly table: string;
	readonly column: string;
	readonly required: boolean;
	readonly has_default: boolean;
	readonly generated: boolean;
	readonly type: string;
	readonly is_array: boolean;
}

const typeNames: Record<string, string> = {
	bool: "boolean",
	bytea: "Buffer",
	date: "string",
	float4: "number",
	float8: "number",
	int2: "number",
	int4: "number",
	int8: "number",
	int4range: "string",
	numeric: "number",
	json: "Json",
	jsonb: "Json",
	timestamptz: "Instant",
	xid8: "string",
};

function render(columns: readonly Column[]): string {
	const tables = Map.groupBy(columns, (column) => column.table);
	const bodies = [...tables].map(
		([table, list]) =>
			`export interface ${pascal(table)}Table {\n${list.map(field).join("\n")}\n}\n`,
	);
	const index = [...tables.keys()].map((table) => `\t${table}: ${pascal(table)}Table;`).join("\n");
	return `${header}\n${bodies.join("\n")}\nexport interface DB {\n${index}\n}\n`;
}

const header = `// Made by \`npm run generate\` from the migrated database; do not edit.
import type { ColumnType, GeneratedAlways } from "kysely";

/** Read as parsed JSON, written as JSON text. */
export type Json = ColumnType<any, string, string>;
export type Instant = ColumnType<Date, Date | string, Date | string>;
/** May be left out of an insert. Kysely's own type of this name cannot stand around the two above. */
export type Generated<T> = [T] extends [ColumnType<infer S, infer I, infer U>]
	? ColumnType<S, I | undefined, U>
	: ColumnType<T, T | undefined, T>;
`;

function field(column: Column): string {
	const plain = typeNames[column.type] ?? "string";
	const element = column.is_array ? `${plain}[]` : plain;
	const nullable = column.required ? element : `${element} | null`;
	const type = column.generated
		? `GeneratedAlways<${nullable}>`
		: column.has_default
			? `Generated<${nullable}>`
			: nullable;
	return `\t${column.column}: ${type};`;
}

function pascal(name: string): string {
	return name.replace(/(^|_)(\w)/g, (_all, _line, letter: string) => letter.toUpperCase());
}

if (import.meta.main) {
	const { withThrowAwayDatabase } = await import("#kit/testing/throw-away-database.ts");
	await withThrowAwayDatabase(async (url) => {
		await writeFile(
			new URL("../database/schema.generated.ts", import.meta.url),
			await generateSchema(url),
		);
	});
}
