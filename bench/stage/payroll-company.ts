import pg from "pg";
import { insertWorkingCompany, type WorkingCompany } from "./working-company.ts";

/** Everybody is paid by the hour, counts hours and leave for payroll, and has an overtime account. */
export async function insertPayrollCompany(
	ownerUrl: string,
	people: number,
	days: number,
): Promise<WorkingCompany> {
	const company = await insertWorkingCompany(ownerUrl, people, days);
	const client = new pg.Client({ connectionString: ownerUrl });
	await client.connect();
	try {
		const { tenantId, from } = company;
		await client.query("select set_config('app.tenant_id', $1, false)", [tenantId]);
		for (const text of facts) await client.query(text, [tenantId]);
		await client.query(accountsOfOvertime, [tenantId, from]);
		// what was written here has changed no day
		await client.query("delete from day_stale where tenant_id = $1", [tenantId]);
		await client.query("vacuum analyze");
		return company;
	} finally {
		await client.end();
	}
}

const facts = [
	`update app_user u set personnel_no = n.no
	from (select id, (90000 + row_number() over (order by id))::text as no from app_user where tenant_id = $1) n
	where u.tenant_id = $1 and u.id = n.id and u.personnel_no is null`,
	`insert into wage (tenant_id, id, user_id, kind, cents, valid_from)
	select tenant_id, gen_random_uuid(), id, 'HOURLY', 2000, '2020-01-01' from app_user where tenant_id = $1 and role = 'USER'`,
	`insert into payroll_account (tenant_id, id, code, name, type, format, activity_class)
	select $1, gen_random_uuid(), x.code, x.code, x.type, 'HOURS', x.class
	from (values ('LOHN', 'TARGETACTUALS_ACTUAL', null), ('SALDO', 'TARGETACTUALS_BALANCE', null),
		('SOLL', 'TARGETACTUALS_TARGET', null), ('URLAUB', 'ABSENCEACTIVITY_CLASS', 'LEAVE'),
		('FEIERTAG', 'HOLIDAY', null)) x (code, type, class)`,
	`insert into payroll_account_user (tenant_id, id, user_id, account_id, valid_from)
	select u.tenant_id, gen_random_uuid(), u.id, a.id, '2020-01-01'
	from app_user u join payroll_account a using (tenant_id) where u.tenant_id = $1 and u.role = 'USER'`,
];

const accountsOfOvertime = `
	insert into overtime_account (tenant_id, user_id, opened_on)
	select tenant_id, id, $2::date from app_user where tenant_id = $1 and role = 'USER'`;

/** Everybody of a period was looked at. */
export async function checkEverybody(bare: pg.Client, periodId: string): Promise<void> {
	await bare.query("update payroll set state = 'CHECKED' where period_id = $1", [periodId]);
	await bare.query("update payroll_period set state = 'CHECKED' where id = $1", [periodId]);
}
