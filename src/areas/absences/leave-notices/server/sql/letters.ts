import { type RawBuilder, sql } from "kysely";
import { unitsIn } from "#areas/absences/leave-accounts/server/public.ts";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import type { Address } from "#kit/contract/master-data/group-field.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { statementOf } from "#kit/server/statement-of.ts";

/** A letter as it is printed. Quantities are in the unit of the account. */
export interface LetterRow extends Record<string, unknown> {
	readonly firstName: string;
	readonly lastName: string;
	readonly personnelNo: string | null;
	readonly unitName: string;
	/** Where she lives; null where nobody has said so, and where it is not the reader's to know. */
	readonly address: Partial<Address> | null;
	/** Of the site that she belongs to. */
	readonly siteAddress: Partial<Address>;
	readonly year: number;
	readonly kindName: string;
	readonly units: number;
	readonly unit: AccountUnit;
	readonly lastDay: string;
	readonly sentAt: Date;
}

interface WantedLetters {
	readonly tenantId: string;
	readonly year: number;
	readonly activityId: string;
	/** Condition of the row `u`. */
	readonly isVisible: RawBuilder<unknown>;
}

/** Letters `x` to people `u` of whom nothing was received yet; somebody who was written to again has several. */
const waiting = ({ tenantId, year, activityId, isVisible }: WantedLetters) => sql`
	from leave_notice x
	join app_user u on u.tenant_id = x.tenant_id and u.id = x.user_id and u.is_enabled
	where x.tenant_id = ${tenantId} and x.year = ${year}::int and x.activity_id = ${activityId}::uuid and x.channel = 'LETTER'
		and ${isVisible} and not exists (
			select from leave_notice y
			join leave_notice_receipt r on r.tenant_id = y.tenant_id and r.notice_id = y.id
			where y.tenant_id = x.tenant_id and y.user_id = x.user_id and y.activity_id = x.activity_id and y.year = x.year)`;

export function countWaiting(wanted: WantedLetters): Statement {
	return statementOf(sql`select count(distinct u.id)::int as total ${waiting(wanted)}`);
}

/** Of each person the last one, by name. */
export function waitingLetters(
	wanted: WantedLetters & {
		/** Condition of the row `u`. */
		readonly mayKnowAddress: RawBuilder<unknown>;
	},
	most: number,
): Statement {
	return statementOf(sql`
		select l."firstName", l."lastName", l."personnelNo", l.year, l."lastDay", l."sentAt", ${unitsIn("l.days", "l.minutes")} as units,
			k.account_unit as unit, k.name as "kindName", n.name as "unitName", s.address as "siteAddress", p.address
		from (
			select distinct on (u.id) x.tenant_id, x.id, u.id as user_id, u.unit_id, u.site_id, x.activity_id, u.first_name as "firstName",
				u.last_name as "lastName", u.personnel_no as "personnelNo", x.year, x.days, x.minutes, x.last_day::text as "lastDay",
				x.sent_at as "sentAt", ${wanted.mayKnowAddress} as "mayKnowAddress"
			${waiting(wanted)}
			order by u.id, x.sent_at desc, x.id) l
		join unit n on n.tenant_id = l.tenant_id and n.id = l.unit_id
		join site s on s.tenant_id = l.tenant_id and s.id = l.site_id
		join activity k on k.tenant_id = l.tenant_id and k.id = l.activity_id
		left join user_private p on p.tenant_id = l.tenant_id and p.user_id = l.user_id and l."mayKnowAddress"
		order by l."lastName" collate natural_order, l."firstName" collate natural_order, l.id limit ${most}`);
}
