import { type RawBuilder, sql } from "kysely";
import type { DecisionKind } from "#areas/time-tracking/approvals/contract/decision-answer.ts";
import type { DecisionReader } from "#areas/time-tracking/approvals/server/public.ts";
import type { StepPurpose } from "#domain/approval/approval-state.ts";
import type { Statement } from "#kit/server/database/database.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import { type InboxSource, inboxSources } from "./sources.ts";

export interface DecisionRow extends Record<string, unknown> {
	readonly counts: Partial<Record<DecisionKind, number>>;
	readonly oldest: Date | null;
	/** Null in the only row where nothing is listed. */
	readonly id: string | null;
	/** Place of its source among all. */
	readonly source: number;
	readonly purpose: StepPurpose;
	readonly kind: DecisionKind;
	readonly changeRequestId: string | null;
	readonly since: Date;
	readonly userId: string;
	readonly firstName: string;
	readonly lastName: string;
	readonly unitId: string;
	readonly unitName: string;
	readonly templateIds: readonly string[];
	readonly detail: unknown;
}

interface Wanted {
	readonly kind: DecisionKind | undefined;
	readonly offset: number;
	readonly limit: number;
}

/** Everything that waits is few; what is shown of it is looked up for a page alone, the oldest first. */
export function decisionRows(reader: DecisionReader, { kind, offset, limit }: Wanted): Statement {
	const { tenantId } = reader;
	const wanted = kind === undefined ? sql`true` : sql`w.kind = ${kind}`;
	return statementOf(sql`
		with waiting as materialized (${sql.join(inboxSources.map(waitingOf(reader)), sql` union all `)}),
		paged as (select w.* from waiting w where ${wanted} order by w.since, w.id limit ${limit} offset ${offset})
		select (select coalesce(jsonb_object_agg(c.kind, c.many), '{}') from (select kind, count(*) as many from waiting group by kind) c) as counts,
			(select min(since) from waiting) as oldest, shown.*
		from (select 1) one
		left join lateral (
			select p.id, p.source, p.purpose, p.kind, p.change_id as "changeRequestId", p.since, u.id as "userId", u.first_name as "firstName",
				u.last_name as "lastName", u.unit_id as "unitId", n.name as "unitName",
				(select coalesce(jsonb_agg(distinct x.template_id), '[]') from worksheet x
					where x.tenant_id = u.tenant_id and x.user_id = u.id) as "templateIds",
				case p.source ${sql.join(inboxSources.map(detailOf(reader)), sql` `)} end as detail
			from paged p
			join app_user u on u.tenant_id = ${tenantId} and u.id = p.user_id
			join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
			order by p.since, p.id) shown on true`);
}

const waitingOf =
	(reader: DecisionReader) =>
	({ source, requests }: InboxSource, nth: number): RawBuilder<unknown> =>
		sql`
		select ${sql.lit(nth)} as source, s.purpose, s.id, s.change_id, s.user_id, least(s.since, ${reader.now}::timestamptz) as since,
			case s.purpose when 'REQUEST' then ${sql.lit(requests)} else s.purpose end as kind
		from (${source.waiting(reader)}) s`;

const detailOf =
	(reader: DecisionReader) =>
	({ source }: InboxSource, nth: number): RawBuilder<unknown> =>
		sql`when ${sql.lit(nth)} then ${source.detail(reader)}`;

/** Scalars of JSON as the columns of one row. */
export function teamSums<Name extends string>(
	sums: Readonly<Record<Name, RawBuilder<unknown>>>,
): Statement {
	const columns = Object.entries<RawBuilder<unknown>>(sums).map(
		([name, value]) => sql`${value} as ${sql.id(name)}`,
	);
	return statementOf(sql`select ${sql.join(columns)}`);
}
