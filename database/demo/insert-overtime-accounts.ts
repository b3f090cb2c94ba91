import { sql } from "kysely";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { DayRange } from "#domain/time/month.ts";
import { insertRows } from "#kit/testing/insert-rows.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import { demoLimits, type LedgerFacts, ledgerOf } from "./ledger-of.ts";
import { seededRandom } from "./seeded-random.ts";

interface PersonRow {
	readonly id: string;
	readonly personnelNo: string;
	readonly openedOn: string;
	readonly exitDate: string | null;
	readonly isNew: boolean;
	readonly months: LedgerFacts["months"];
}

/** So many people come near the upper limit of their accounts. */
const near = 2;

/** An overtime account for everybody since the history's first day, or her own; with what was paid out until now. */
export async function insertOvertimeAccounts(
	builder: TenantBuilder,
	window: DayRange,
): Promise<void> {
	const { tx, tenantId } = builder;
	const people = await readPeople(builder, window);
	const nearest = people
		.filter(({ exitDate }) => exitDate === null)
		.toSorted((one, other) => sumOf(other) - sumOf(one))
		.slice(0, near);
	await insertRows(
		tx,
		"overtime_account",
		tenantId,
		accountColumns,
		people.map(({ id, openedOn }) => ({
			user_id: id,
			opened_on: openedOn,
			upper_min: demoLimits.upper,
			upper_notice_min: demoLimits.upperNotice,
			lower_min: demoLimits.lower,
			lower_notice_min: demoLimits.lowerNotice,
		})),
	);
	const lines = people.flatMap((person) =>
		ledgerOf({
			...person,
			opening: person.isNew ? 0 : openingOf(person),
			isNear: nearest.includes(person),
		}).map(({ kind, effectiveOn, minutes, reason }) => ({
			id: builder.newId(Date.parse(effectiveOn)),
			user_id: person.id,
			kind,
			effective_on: effectiveOn,
			minutes,
			reason,
		})),
	);
	await insertRows(tx, "overtime_entry", tenantId, entryColumns, lines);
}

const accountColumns = {
	user_id: "uuid",
	opened_on: "date",
	upper_min: "int",
	upper_notice_min: "int",
	lower_min: "int",
	lower_notice_min: "int",
} as const;

const entryColumns = {
	id: "uuid",
	user_id: "uuid",
	kind: "text",
	effective_on: "date",
	minutes: "int",
	reason: "text",
} as const;

function sumOf({ months }: PersonRow): number {
	return months.reduce((sum, { minutes }) => sum + minutes, 0);
}

/** Between four hours less and twenty-one more, in quarters. */
function openingOf({ personnelNo }: PersonRow): number {
	return seededRandom(`${personnelNo} overtime`).int(-16, 84) * 15;
}

/** With the sums of their months until yesterday: the day that runs does not count yet. */
async function readPeople(
	{ tx, tenantId }: TenantBuilder,
	{ from, to }: DayRange,
): Promise<PersonRow[]> {
	const first = isoOfDay(from);
	const { rows } = await sql<PersonRow>`
		select u.id, u.personnel_no as "personnelNo", greatest(u.entry_date, ${first}::date) as "openedOn",
			u.exit_date as "exitDate", u.entry_date > ${first} as "isNew", m.months
		from app_user u
		join lateral (
			select coalesce(json_agg(json_build_object('month', s.month, 'minutes', s.minutes) order by s.month), '[]') as months
			from (
				select to_char(r.day, 'YYYY-MM') as month, sum(r.balance_min)::int as minutes from day_result r
				where r.tenant_id = ${tenantId} and r.user_id = u.id and r.day >= greatest(u.entry_date, ${first}::date)
					and r.day < ${isoOfDay(to)}
				group by 1) s) m on true
		where u.tenant_id = ${tenantId} and u.role = 'USER'
		order by u.personnel_no`.execute(tx);
	return rows;
}
