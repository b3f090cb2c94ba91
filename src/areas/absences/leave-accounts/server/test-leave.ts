import {
	type TestCompany,
	testCompany,
} from "#areas/time-tracking/target-actual/server/test-company.ts";
import { unitsOfWritten, writtenDays } from "#domain/leave/leave-days.ts";
import type { LeaveRule } from "#domain/leave/leave-rule.ts";
import { newId } from "#kit/contract/new-id.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { leaveOf } from "./leave-of.ts";
import { settleAbsence } from "./settle-absence.ts";
import { settleLeave } from "./settle-leave.ts";

export const statutory: LeaveRule = { kind: "STATUTORY" };
export const contractual = (days: string): LeaveRule => ({
	kind: "CONTRACTUAL",
	days,
	fullWeekDays: 5,
	proRataClause: false,
});

/**
 * Mia, who works from Monday to Friday since 2025, with kinds of leave: Erholungsurlaub, and Brückentag, which is taken from its
 * account. It is Saturday, 21 November 2026, unless another day is given.
 */
export async function leaveCompany(
	server: TestServer,
	{
		rules = [statutory, contractual("30")],
		build,
	}: {
		readonly rules?: readonly LeaveRule[];
		readonly build?: (tenant: TenantBuilder) => Promise<void>;
	} = {},
) {
	const kinds = { leave: "", bridge: "", other: "" };
	const company = await testCompany(server, async (tenant) => {
		kinds.leave = await tenant.activity({ name: "Erholungsurlaub", classType: "LEAVE" });
		const own = { deducts: "LEAVE", leaveActivityId: kinds.leave } as const;
		kinds.bridge = await tenant.activity({ name: "Brückentag", classType: "ABSENCE", ...own });
		kinds.other = await tenant.activity({ name: "Bildungsurlaub", classType: "LEAVE" });
		await build?.(tenant);
	});
	const made = { ...company, ...kinds };
	for (const rule of rules) await giveRule(made, rule);
	return { ...made, ...leaveDoings(server, made) };
}

type Made = Pick<TestCompany, "ask" | "within" | "tenantId" | "mia"> & { readonly leave: string };

/** A rule for everybody from a day on. */
export async function giveRule(
	{ ask, tenantId, leave }: Pick<Made, "ask" | "tenantId" | "leave">,
	settings: LeaveRule,
	{ from = "2020-01-01" }: { readonly from?: string } = {},
): Promise<string> {
	const [rule, version] = [newId(0), newId(0)];
	await ask(
		`with rule as (insert into leave_rule (tenant_id, id, kind, name, activity_id, is_enabled) values ($1, $2::uuid, $3::text, $3 || ' ' || $2::uuid, $4, true)),
			version as (insert into leave_rule_version (tenant_id, id, rule_id, valid_from, settings) values ($1, $5, $2, $6, $7))
		insert into leave_rule_assignment (tenant_id, id, rule_id, target, valid_from) values ($1, $2, $2, 'GLOBAL', $6)`,
		[tenantId, rule, settings.kind, leave, version, from, JSON.stringify(settings)],
	);
	return version;
}

interface GivenAbsence {
	readonly activityId?: string;
	readonly state?: "PLANNED" | "REQUESTED" | "APPROVED";
	/** Of each day. */
	readonly cost?: number;
}

/** What tests do with the leave of one person, called Mia here. */
export function leaveDoings(server: TestServer, made: Made) {
	return { ...changes(server, made), ...readings(made) };
}

const today = "2026-11-21";

function changes(server: TestServer, { ask, within, tenantId, mia, leave }: Made) {
	const actor = { tenantId, now: server.clock.now() };
	return {
		/** An absence on single days, each of which costs a day unless said otherwise. */
		absent: async (days: readonly string[], given: GivenAbsence = {}) => {
			const { activityId = leave, state = "APPROVED", cost = 1 } = given;
			const id = newId(0);
			await ask(
				`insert into absence (tenant_id, id, user_id, activity_id, class_type, state, from_date, to_date)
				select $1, $2, $3, a.id, a.class_type, $4, $5, $6 from activity a where a.tenant_id = $1 and a.id = $7`,
				[tenantId, id, mia, state, days[0], days.at(-1), activityId],
			);
			await ask(
				`insert into absence_day (tenant_id, user_id, day, absence_id, cost, cost_min, reason)
				select $1, $2, d, $3, $4, 480, 'WORKDAY' from unnest($5::date[]) d`,
				[tenantId, mia, id, cost, [...days]],
			);
			return id;
		},
		settle: (on = today) =>
			within((tx) => settleLeave(tx, actor, { userId: mia, activityId: leave, today: on })),
		/** What follows a change of an absence; `meanwhile` before the transaction ends. */
		followed: (absenceId: string, meanwhile: () => Promise<unknown> = async () => {}) =>
			within(async (tx) => {
				const session = { timeZone: "Europe/Berlin" };
				const announce = () => {};
				await settleAbsence({ tx, ...actor, session, announce } as never, absenceId);
				await meanwhile();
			}),
	};
}

function readings({ ask, within, tenantId, mia, leave }: Made) {
	return {
		/** As "2026: before → after"; "?" where nobody knows. */
		leaveOf: async (
			days: Readonly<Record<string, string>> = {},
			{ except = null, on = today }: { readonly except?: string | null; readonly on?: string } = {},
		) => {
			const wanted = Object.entries(days).map(([day, cost]) => ({
				day,
				...{ cost: unitsOfWritten(cost), costMinutes: (unitsOfWritten(cost) * 480) / 10_000 },
			}));
			const people = [{ userId: mia, days: wanted, exceptAbsenceId: except }];
			const asked = { activityId: leave, today: on, people };
			const found = await within((tx) => leaveOf(tx, tenantId, asked));
			return (found.get(mia) ?? []).map(
				({ year, before, after }) => `${year}: ${written(before)} → ${written(after)}`,
			);
		},
		/** Each entry of the ledger as "year KIND origin days", with the year that it was carried over from. */
		ledger: async () => {
			const rows = await ask<{ entry: string }>(
				`select concat_ws(' ', a.year, e.kind, e.origin, e.days::float8::text, 'from ' || e.from_year) as entry
				from leave_entry e join leave_account a on a.tenant_id = e.tenant_id and a.id = e.account_id
				where e.tenant_id = $1 order by a.year, e.kind, e.origin, e.days, e.from_year`,
				[tenantId],
			);
			return rows.map(({ entry }) => entry);
		},
		/** What each year's ledger adds up to. */
		sums: async () => {
			const rows = await ask<{ year: number; days: number }>(
				`select a.year, coalesce(sum(e.days), 0)::float8 as days
				from leave_account a left join leave_entry e on a.tenant_id = e.tenant_id and a.id = e.account_id
				where a.tenant_id = $1 group by a.year order by a.year`,
				[tenantId],
			);
			return Object.fromEntries(rows.map(({ year, days }) => [year, days]));
		},
	};
}

function written(units: number | null): string {
	return units === null ? "?" : writtenDays(units);
}
