import { dayOfIso } from "../../../../domain/time/iso-day.ts";
import { addMonths } from "../../../../domain/time/month.ts";
import type { AnswerOf, InputOf } from "../../../../kit/contract/endpoint.ts";
import type { Tx } from "../../../../kit/server/database/tenant-transaction.ts";
import type { ReadContext } from "../../../../kit/server/http/context.ts";
import { refuse } from "../../../../kit/server/refuse.ts";
import { todayOf } from "../../../../kit/server/today-of.ts";
import {
	usersInFilter,
	visibleUsers,
} from "../../../staff/user-roles/server/public.ts";
import { flagsOfBits } from "../contract/day-flags.ts";
import { type contract, monthTooFar } from "../contract.ts";
import { writtenRange } from "./month-of-person.ts";
import { periodOvertime } from "./period-overtime.ts";
import { rangeOfMonth } from "./range-of-month.ts";
import { settleDays } from "./settle-days.ts";
import {
	hasPeriodOvertime,
	type MonthRow,
	monthsOf,
	peopleOfList,
} from "./sql/months.ts";

type Endpoint = (typeof contract)["listTargetActuals"];
type Input = InputOf<Endpoint>;
type Row = AnswerOf<Endpoint>["items"][number];

/** So many months ahead there are results. */
const monthsAhead = 12;

/** Figures of the people one may see, oneself among them; days that wait are computed first. */
export function listTargetActuals(
	context: ReadContext,
	input: Input,
): Promise<AnswerOf<Endpoint>> {
	const { tenantId } = context;
	const { month, page, pageSize } = input;
	const last = addMonths(dayOfIso(todayOf(context)), monthsAhead);
	if (rangeOfMonth(month).from > last) refuse(monthTooFar);
	return context.read(async (tx) => {
		const ids = await peopleOfList(tx, scopeOf(context), input);
		const onPage = <Item>(all: readonly Item[]) =>
			all.slice((page - 1) * pageSize, page * pageSize);
		const isByName = (input.sortBy ?? "name") === "name";
		if (isByName && input.sortDirection === "DESC") ids.reverse();
		const asked = isByName ? onPage(ids) : ids;
		const rows = await currentMonths(tx, tenantId, asked, month);
		const items = isByName ? rows : onPage(sorted(rows, input));
		return { items, total: ids.length, page, pageSize, month };
	});
}

function scopeOf(context: ReadContext) {
	const { session, tenantId, siteFilter } = context;
	const today = todayOf(context);
	return {
		tenantId,
		ownId: session.userId,
		visible: visibleUsers(session, "timetrackings.manage", "READ", today),
		inSite:
			siteFilter === null ? null : usersInFilter(session, siteFilter, today),
	};
}

/** Rows in the order of the ids. */
async function currentMonths(
	tx: Tx,
	tenantId: string,
	userIds: readonly string[],
	month: string,
): Promise<Row[]> {
	if (userIds.length === 0) return [];
	const range = writtenRange(rangeOfMonth(month));
	await settleDays(tx, tenantId, userIds, range);
	const rows = await monthsOf(tx, tenantId, userIds, range);
	const overtime = (await hasPeriodOvertime(tx, tenantId, range))
		? await periodOvertime(tx, tenantId, userIds, rangeOfMonth(month))
		: undefined;
	const byId = new Map(rows.map((row) => [row.userId, row]));
	return userIds.flatMap((id) => {
		const row = byId.get(id);
		if (row === undefined) return [];
		return [rowOf(row, overtime?.get(id) ?? row.overtimeMinutes)];
	});
}

function rowOf(row: MonthRow, overtimeMinutes: number): Row {
	const { firstName, lastName, personnelNumber, flags, ...rest } = row;
	const user = { id: row.userId, firstName, lastName, personnelNumber };
	return { ...rest, user, overtimeMinutes, flags: flagsOfBits(flags) };
}

/** Equal ones stay in the order of their names. */
function sorted(rows: readonly Row[], { sortBy, sortDirection }: Input): Row[] {
	const key = sortBy as Exclude<Input["sortBy"], "name" | undefined>;
	const sign = sortDirection === "DESC" ? -1 : 1;
	return rows.toSorted((one, other) => sign * (one[key] - other[key]));
}
