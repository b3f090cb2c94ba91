import type pg from "pg";
import type { Random } from "#database/demo/seeded-random.ts";

/** A row that an operation is about. */
export interface ChosenRow {
	readonly id: string;
	readonly version: number;
}

/** What is there of a person ($2) in a company ($1), where her id does not stand in the row itself. */
const choices: Readonly<Record<string, string>> = {
	app_user: "select id, version from app_user where tenant_id = $1 and id = $2",
	unit: `select n.id, n.version from unit n join app_user u on u.tenant_id = n.tenant_id and u.unit_id = n.id
		where n.tenant_id = $1 and u.id = $2`,
	site: `select s.id, s.version from site s join app_user u on u.tenant_id = s.tenant_id and u.site_id = s.id
		where s.tenant_id = $1 and u.id = $2`,
	// who attacks would otherwise lock herself out
	role: "select id, version from role where tenant_id = $1 and name <> 'Administrator' and $2::uuid is not null",
	time_rule: `select r.id, r.version from time_rule r where r.tenant_id = $1 and $2::uuid is not null
		and exists (select from time_rule_version v where v.tenant_id = r.tenant_id and v.rule_id = r.id)`,
	time_rule_version: `select v.id, 1 as version from time_rule_version v where v.tenant_id = $1 and $2::uuid is not null
		and v.rule_id = any($3)`,
	time_rule_assignment: `select a.id, 1 as version from time_rule_assignment a where a.tenant_id = $1
		and $2::uuid is not null and a.rule_id = any($3)`,
	worksheet_template: `select t.id, t.version from worksheet_template t join worksheet w on w.tenant_id = t.tenant_id
		and w.template_id = t.id where t.tenant_id = $1 and w.user_id = $2`,
	worksheet_template_version: `select v.id, v.version from worksheet_template_version v join worksheet w
		on w.tenant_id = v.tenant_id and w.template_id = v.template_id where v.tenant_id = $1 and w.user_id = $2`,
	special_account: `select a.id, a.version from special_account a join special_account_user s on s.tenant_id = a.tenant_id
		and s.account_id = a.id where a.tenant_id = $1 and s.user_id = $2`,
	special_account_rule: `select r.id, r.version from special_account_rule r join special_account_user s
		on s.tenant_id = r.tenant_id and s.account_id = r.account_id where r.tenant_id = $1 and s.user_id = $2`,
	special_account_condition: `select c.id, c.version from special_account_condition c
		join special_account_rule r on r.tenant_id = c.tenant_id and r.id = c.rule_id
		join special_account_user s on s.tenant_id = r.tenant_id and s.account_id = r.account_id
		where c.tenant_id = $1 and s.user_id = $2`,
	project_node: `select n.id, 1 as version from project_node n join project_assignment a on a.tenant_id = n.tenant_id
		and a.project_id = n.project_id where n.tenant_id = $1 and a.user_id = $2`,
	activity: `select id, version from activity where tenant_id = $1 and $2::uuid is not null
		and class_type in ('WORKTIME', 'PAUSE', 'ACTION')`,
	time_tracking_change_request: `select c.id, c.version from time_tracking_change_request c join time_tracking t
		on t.tenant_id = c.tenant_id and t.id = c.time_tracking_id where c.tenant_id = $1 and t.user_id = $2`,
	late_booking:
		"select booking_id as id, version from late_booking where tenant_id = $1 and user_id = $2",
};

/**
 * Rows that belong to one person, or that she uses: of each kind always the same one, so that whatever is asked at the same
 * time is about the same thing.
 */
export class RowsOfPerson {
	readonly userId: string;
	readonly #client: pg.Client;
	readonly #tenantId: string;
	readonly #random: Random;
	readonly #columns: ReadonlyMap<string, ReadonlySet<string>>;
	readonly #chosen = new Map<string, ChosenRow | undefined>();

	constructor(from: RowsFrom, userId: string, random: Random) {
		this.userId = userId;
		this.#client = from.client;
		this.#tenantId = from.tenantId;
		this.#columns = from.columns;
		this.#random = random;
	}

	/** Undefined where the company has none. */
	async of(table: string): Promise<ChosenRow | undefined> {
		if (!this.#chosen.has(table)) this.#chosen.set(table, await this.#choose(table));
		return this.#chosen.get(table);
	}

	async #choose(table: string): Promise<ChosenRow | undefined> {
		const values: unknown[] = [this.#tenantId, this.userId];
		const sql = choices[table] ?? this.#usual(table);
		if (sql.includes("$3")) values.push([(await this.of("time_rule"))?.id]);
		const { rows } = await this.#client.query<ChosenRow>(`${sql} order by 1 limit 40`, values);
		return rows.length === 0 ? undefined : this.#random.pick(rows);
	}

	#usual(table: string): string {
		const columns = this.#columns.get(table);
		if (columns === undefined) throw new Error(`There is no table ${table}.`);
		const version = columns.has("version") ? "version" : "1";
		const of = columns.has("user_id") ? "user_id = $2" : "$2::uuid is not null";
		return `select id, ${version} as version from ${table} where tenant_id = $1 and ${of}`;
	}
}

export interface RowsFrom {
	readonly client: pg.Client;
	readonly tenantId: string;
	/** By table. */
	readonly columns: ReadonlyMap<string, ReadonlySet<string>>;
}

export async function columnsOf(client: pg.Client): Promise<RowsFrom["columns"]> {
	const { rows } = await client.query<{ table: string; columns: string[] }>(
		`select table_name as table, array_agg(column_name::text) as columns from information_schema.columns
		where table_schema = 'public' group by 1`,
	);
	return new Map(rows.map(({ table, columns }) => [table, new Set(columns)]));
}
