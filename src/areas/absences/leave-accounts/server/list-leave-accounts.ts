import {
	isInFilter,
	isSelfOrVisible,
	isVisible,
	todayOf,
} from "#areas/staff/user-roles/server/public.ts";
import { writtenAmount } from "#domain/leave/amount/account-unit.ts";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import { expiringUntil, openLeave } from "#domain/leave/open-leave.ts";
import { answeredPage } from "#kit/server/answered-page.ts";
import type { ExportReader } from "#kit/server/export/list-export.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { statementOf } from "#kit/server/statement-of.ts";
import type { FigureName, LeaveAccountItem } from "../contract/account.ts";
import type { contract } from "../contract.ts";
import { yearOf } from "./reckon-leave.ts";
import {
	type AccountRow,
	accountRows,
	type BalanceRow,
	balanceRows,
	type FigureUnits,
	type Scope,
} from "./sql/list.ts";
import { type AskedKind, askedKinds } from "./sql/people.ts";

/** One round trip, however many people there are. */
export const listLeaveAccounts: Handler<typeof contract.listLeaveAccounts> = async (
	context,
	input,
) => {
	const scope = shownAccounts(context, input.year);
	const { tenantId, year } = scope;
	const [rows, kinds] = await context.together<[AccountRow, AskedKind]>([
		accountRows(scope, input),
		statementOf(askedKinds(tenantId, input.activityId)),
	]);
	const { items, ...page } = answeredPage(input, rows);
	return { ...page, items: items.map((row) => itemOf(row, year)), year, ...asideOf(kinds) };
};

/** The same in short of some people; one's own always. */
export const listLeaveBalances: Handler<typeof contract.listLeaveBalances> = async (
	context,
	input,
) => {
	const { tenantId, session } = context;
	const today = todayOf(context);
	const isVisible = isSelfOrVisible(session, [["leaveaccounts.manage", "LIST"]], today);
	const scope = { tenantId, today, year: input.year, isVisible };
	const rows = await context.once<BalanceRow>(balanceRows(scope, input));
	return {
		balances: rows.map(({ userId, unit, ...units }) => ({
			userId,
			total: writtenAmount(units.total, unit),
			approved: writtenAmount(units.approved, unit),
			requested: writtenAmount(units.requested, unit),
			planned: writtenAmount(units.planned, unit),
			claimed: writtenAmount(units.approved + units.requested + units.planned, unit),
			remaining: writtenAmount(units.remaining, unit),
		})),
	};
};

/** The kinds of leave that have accounts, and which of them is asked about. */
export function asideOf(kinds: readonly AskedKind[]) {
	return {
		activityId: kinds.find(({ isAsked }) => isAsked)?.id ?? null,
		kinds: kinds.map(({ id, name, unit }) => ({ id, name, unit })),
	};
}

/** Whose accounts somebody sees, limited to the current site. */
export function shownAccounts(context: ExportReader, year: number | undefined): Scope {
	const { tenantId, siteFilter, session } = context;
	const today = todayOf(context);
	return {
		tenantId,
		today,
		year: year ?? yearOf(today),
		isVisible: isVisible(session, [["leaveaccounts.manage", "LIST"]], today),
		isInSite: isInFilter(session, siteFilter, today),
	};
}

function itemOf(row: AccountRow, year: number): LeaveAccountItem {
	const { id, firstName, lastName, personnelNo, unitName, isEnabled, state } = row;
	return {
		id,
		firstName,
		lastName,
		personnelNo,
		unitName,
		isEnabled,
		state,
		figures: row.accountId === null ? null : writtenFigures(row, row.unit),
		expiring: expiringOf(row, year).map(({ day, units }) => ({
			day,
			days: writtenAmount(units, row.unit),
		})),
	};
}

/** What of a row's leave lapses until the end of the year if nothing more is taken. */
export function expiringOf({ lines }: Pick<AccountRow, "lines">, year: number) {
	return expiringUntil(openLeave(lines ?? []), `${year}-12-31`);
}

export const figureNames = [
	"entitled",
	"carried",
	"modified",
	"taken",
	"approvedAhead",
	"lost",
	"remaining",
	"requested",
	"free",
] as const satisfies readonly FigureName[];

export function writtenFigures(units: FigureUnits, unit: AccountUnit): Record<FigureName, string> {
	const entries = figureNames.map((name) => [name, writtenAmount(units[name] ?? 0, unit)]);
	return Object.fromEntries(entries) as Record<FigureName, string>;
}
