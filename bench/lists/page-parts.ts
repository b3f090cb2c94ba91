/** What is asked for: a page of a list, of the whole company or of a department's people. */
export interface AskedPage {
	readonly tenantId: string;
	/** What lists about one thing are asked about, by the name of the parameter. */
	readonly given: Readonly<Record<string, string>>;
	readonly operationId: string;
	/** Rows before it. */
	readonly offset: number;
	/** The department whose people are all that its reader sees. */
	readonly unitId?: string | undefined;
	readonly search?: string | undefined;
}

export type Page = (asked: AskedPage) => string;

export const end = ({ offset }: AskedPage) => `limit 25 offset ${offset}`;
const has = (text: string, { search }: AskedPage) =>
	search === undefined ? "" : `and strpos(lower(${text}), '${search}') > 0`;
export const byName = "u.last_name collate natural_order, u.first_name collate natural_order, u.id";
const nameOf = "concat_ws(' ', u.first_name, u.last_name, u.personnel_no)";

/** A page of a table's rows with how many there are. */
export function page(table: string, order = "name", sought = "t.name"): Page {
	return (asked) => {
		const rows = `${table} t where t.tenant_id = '${asked.tenantId}' ${has(sought, asked)}`;
		return `select t.*, (select count(*) from ${rows}) as total from ${rows} order by t.${order} ${end(asked)}`;
	};
}

/** All rows of a table, of those about one thing where a column names it. */
export function all(table: string, column?: string, name = column): Page {
	return ({ tenantId, given, operationId }) => {
		const value = given[`${operationId}.${name}`] ?? given[name ?? ""];
		const own = column === undefined ? "" : `and t.${column} = '${value}'`;
		return `select t.* from ${table} t where t.tenant_id = '${tenantId}' ${own}`;
	};
}

export const ofPerson = (table: string) => all(table, "user_id", "userId");

/** Those of the company, or of the department. */
export function people(asked: AskedPage): string {
	const { tenantId, unitId } = asked;
	const below = `(select descendant_id from unit_closure where tenant_id = '${tenantId}' and ancestor_id = '${unitId}')`;
	return `app_user u where u.tenant_id = '${tenantId}' and u.is_enabled and u.role = 'USER'
		${unitId === undefined ? "" : `and u.unit_id = any(array${below})`} ${has(nameOf, asked)}`;
}

/** Each once, with what is looked up for those of the page alone. */
export function peoplePage(columns: string, joins: string): Page {
	return (asked) => `
		select u.*, n.name as unit_name, ${columns} from (
			select u.*, count(*) over () as total from ${people(asked)} order by ${byName} ${end(asked)}) u
		join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id ${joins}
		order by ${byName}`;
}
