import pg from "pg";
import { insertLargeCompany, type LargeCompany } from "./large-company.ts";

export interface ExportedCompany extends LargeCompany {
	/** e.g. 2026-10 */
	readonly month: string;
}

/** What each closed line is on: account, its wage type, minutes of an odd person and of an even one, money, ten thousandths of a day. */
const accounts = [
	["LOHN", "1000", 9_630, 10_110, 320_000, 0],
	["NACHT", "1500", 575, 1_210, 4_800, 0],
	["SONNTAG", "1510", 480, 960, 8_000, 0],
	["FEIERTAG", "1012", 480, 480, 16_000, 0],
	["URLAUB", "1600", 0, 0, 0, 20_000],
] as const;

/** A month of everybody that is closed: five lines each, with wage types for "Lohn und Gehalt" and for LODAS. */
export async function insertExportedCompany(
	ownerUrl: string,
	people: number,
): Promise<ExportedCompany> {
	const company = await insertLargeCompany(ownerUrl, people);
	const client = new pg.Client({ connectionString: ownerUrl });
	await client.connect();
	try {
		await client.query("select set_config('app.tenant_id', $1, false)", [company.tenantId]);
		await client.query(numbers, [company.tenantId]);
		for (const account of accounts)
			await client.query(accountRow, [company.tenantId, ...account.slice(0, 2)]);
		await client.query(periodRow, [company.tenantId]);
		for (const [code, , odd, even, cents, days] of accounts)
			await client.query(lineRows, [company.tenantId, code, odd, even, cents, days]);
		await client.query("vacuum analyze");
		return { ...company, month: "2026-10" };
	} finally {
		await client.end();
	}
}

const numbers = `
	update app_user u set personnel_no = (40000 + n.place)::text
	from (select id, row_number() over (order by id) as place from app_user where tenant_id = $1) n
	where u.tenant_id = $1 and u.id = n.id`;

const accountRow = `
	insert into payroll_account (tenant_id, id, code, name, type, format)
	select $1, gen_random_uuid(), $2, $2 || ' ' || $3, 'TARGETACTUALS_ACTUAL', case $2 when 'URLAUB' then 'DAY_FACTOR' else 'HOURS' end`;

const periodRow = `
	with period as (
		insert into payroll_period (tenant_id, id, month, charge_by, pro_rata, state)
		values ($1, gen_random_uuid(), '2026-10-01', 'NOBODY', 'CALENDAR_DAYS', 'CLOSED') returning id)
	insert into payroll (tenant_id, id, period_id, user_id, site_id, state, warnings, closed_at)
	select u.tenant_id, gen_random_uuid(), p.id, u.id, u.site_id, 'CLOSED', '[]', now()
	from app_user u, period p where u.tenant_id = $1 and u.role = 'USER'`;

const lineRows = `
	insert into payroll_line (tenant_id, id, payroll_id, user_id, account_id, month, kind, minutes, days, cents)
	select x.tenant_id, gen_random_uuid(), x.id, x.user_id, a.id, '2026-10-01', 'REGULAR',
		case u.personnel_no::int % 2 when 1 then $3::int else $4::int end + u.personnel_no::int % 7, $6::int, $5::int
	from payroll x
	join app_user u on u.tenant_id = x.tenant_id and u.id = x.user_id
	join payroll_account a on a.tenant_id = x.tenant_id and a.code = $2
	where x.tenant_id = $1`;
