import { addToObject } from "./edit-source.ts";
import { demand, pascalCase } from "./names.ts";
import type { Project } from "./project.ts";

/**
 * `npm run new table <area>/<feature> <table>`: a migration, its row in tables.ts, a builder. The types follow from
 * `npm run generate`.
 */
export async function newTable(project: Project, feature: string, table: string): Promise<void> {
	demand(table, /^[a-z]+(_[a-z]+)*$/, "tables are named in the singular, in snake_case");
	demand(feature, /^[a-z-]+\/[a-z-]+$/, "the owner is <area>/<feature>");
	const folder = "database/migrations";
	const last = (await project.list(folder))
		.map((name) => Number.parseInt(name, 10))
		.reduce((highest, number) => Math.max(highest, number), 0);
	const number = String(last + 1).padStart(4, "0");
	project.create(`${folder}/${number}_${table}.sql`, migration(table));
	await project.change("database/tables.ts", (text) =>
		addToObject(text, "tables", `\n\t${table}: { owner: "${feature}" },`),
	);
	const file = table.replaceAll("_", "-");
	project.create(`src/kit/testing/${file}-builder.ts`, builder(table));
}

function migration(table: string): string {
	return `create table ${table} (
	tenant_id uuid not null references tenant,
	id uuid not null,
	name text not null check (name <> ''),
	version int not null default 1,
	primary key (tenant_id, id)
);
call protect_table('${table}');
`;
}

function builder(table: string): string {
	return `import type { TenantBuilder } from "./tenant-builder.ts";

/** Answers the id of the new row. */
export async function insert${pascalCase(table)}(
	builder: TenantBuilder,
	name: string,
): Promise<string> {
	const id = builder.newId();
	await builder.tx
		.insertInto("${table}")
		.values({ tenant_id: builder.tenantId, id, name })
		.execute();
	return id;
}
`;
}
