import { type RawBuilder, sql } from "kysely";
import { customKeyOf } from "#areas/settings/custom-fields/contract/values.ts";
import { customConditions, customSortKeys } from "#areas/settings/custom-fields/server/public.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Statement } from "#kit/server/database/database.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { CustomerItem, contract, customerColumns } from "../../contract.ts";
import type { Asker } from "./asker-of.ts";
import { customColumns, details, head, projectCount } from "./columns.ts";

type Input = InputOf<(typeof contract)["listCustomers"]>;

export interface CustomerRow extends CustomerItem, Record<string, unknown> {
	readonly total: number;
}

/**
 * One page of customers and their number, in one question. Whoever may not read details neither finds nor sorts by them.
 */
export function customerPage(asker: Asker, input: Input): Statement {
	return statementOf(pageOf(asker, input));
}

/** The same page within a transaction, e.g. batch after batch of a snapshot. */
export async function readCustomerPage(
	tx: Tx,
	asker: Asker,
	input: Input,
): Promise<readonly CustomerItem[]> {
	const { rows } = await pageOf(asker, input).execute(tx);
	return rows.filter(({ id }) => id !== null);
}

export async function countCustomers(tx: Tx, asker: Asker, input: Input): Promise<number> {
	const { rows } = await sql<{ total: number }>`
		select count(*)::int as total from customer m where ${fitting(asker, input)}`.execute(tx);
	return rows[0]?.total ?? 0;
}

function pageOf(asker: Asker, input: Input): RawBuilder<CustomerRow> {
	const { page, pageSize, sortDirection } = input;
	const direction = sql.raw(sortDirection === "DESC" ? "desc" : "asc");
	return sql<CustomerRow>`
		with hit as materialized (
			select m.id, m.name, ${sortKeys(asker, input)} from customer m where ${fitting(asker, input)}
		), page as (
			select id, row_number() over () as place from (
				select id from hit order by amount ${direction} nulls last, key ${direction} nulls last, name collate natural_order, id
				limit ${pageSize} offset ${(page - 1) * pageSize}) sorted
		)
		select t.total, item.* from (select count(*)::int as total from hit) t
		left join (
			select page.place, ${itemColumns(asker)} from page
			join customer m on m.tenant_id = ${asker.tenantId} and m.id = page.id
		) item on true
		order by item.place`;
}

function itemColumns({ mayRead, custom }: Asker): RawBuilder<unknown> {
	const kept = { ...details, projectCount };
	return sql.join([
		head,
		customColumns(custom),
		...Object.entries(kept).map(
			([name, value]) => sql`${mayRead ? value : sql`null`} as ${sql.ref(name)}`,
		),
	]);
}

/** What is sorted by: `amount` before `key`; but for custom fields it is null. */
function sortKeys(asker: Asker, { sortBy = "name" }: Input): RawBuilder<unknown> {
	const custom = customKeyOf(sortBy);
	if (custom !== undefined) {
		const { amount, text } = customSortKeys(asker.custom, custom);
		return sql`${amount} as amount, ${text} as key`;
	}
	return sql`null::int as amount, ${sortKey(asker, sortBy as Column)} as key`;
}

type Column = (typeof customerColumns)[number];

function sortKey({ mayRead }: Asker, sortBy: Column): RawBuilder<unknown> {
	if (sortBy === "isEnabled") return sql`m.is_enabled`;
	if (sortBy === "no" || sortBy === "name") {
		return sql`${sql.ref(`m.${sortBy}`)} collate natural_order`;
	}
	if (!mayRead) return sql`null::int`;
	if (sortBy === "projectCount") return projectCount;
	// what is not known comes last
	return sql`nullif(${details[sortBy]}, '') collate natural_order`;
}

function fitting(asker: Asker, input: Input): RawBuilder<unknown> {
	const { isEnabled, search = "", postalCode, city, country } = input;
	const found = [sql`m.tenant_id = ${asker.tenantId}`];
	if (isEnabled !== undefined) found.push(sql`m.is_enabled = ${isEnabled}`);
	for (const word of search.toLowerCase().split(/\s+/).filter(Boolean)) {
		found.push(sql`strpos(${haystack(asker)}, ${word}) > 0`);
	}
	const ofDetail = (condition: RawBuilder<unknown>) =>
		found.push(asker.mayRead ? condition : sql`false`);
	if (postalCode) {
		ofDetail(sql`starts_with(${details.postalCode}, ${postalCode})`);
	}
	if (city) ofDetail(sql`strpos(lower(${details.city}), lower(${city})) > 0`);
	if (country) {
		ofDetail(sql`strpos(lower(${details.country}), lower(${country})) > 0`);
	}
	found.push(...customConditions(asker.custom, input.custom));
	return sql.join(found, sql` and `);
}

function haystack({ mayRead }: Asker): RawBuilder<unknown> {
	const { city, postalCode, person, phone, mobile, mail } = details;
	const kept = mayRead ? [postalCode, city, person, phone, mobile, mail] : [];
	return sql`lower(concat_ws(' ', ${sql.join([sql`m.no`, sql`m.name`, ...kept])}))`;
}
