import { dayOfIso } from "#domain/time/iso-day.ts";
import { addMonths, type DayRange } from "#domain/time/month.ts";
import { sumsOf, withActual } from "#domain/working-time/day-minutes.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { flagsOfBits } from "../../contract/fields.ts";
import { type contract, monthFigureNames, monthTooFar } from "../../contract.ts";
import { monthsAhead, rangeOfMonth, writtenRange } from "../months-of-range.ts";
import { peopleScope } from "../open-person.ts";
import { makeDaysCurrent } from "../recompute/recompute-days.ts";
import { addRunning, runningDays } from "../running-days.ts";
import { peopleOfList } from "../sql/listed-people.ts";
import { hasPeriodOvertime, type MonthRow, monthsOf } from "../sql/months.ts";
import { isAnyWaiting } from "../sql/stale.ts";
import { narrowed, sortedMonths } from "./month-rows.ts";
import { judgedMonths, type UnjudgedMonth } from "./month-violations.ts";
import { periodOvertime } from "./period-overtime.ts";

type Row = AnswerOf<typeof contract.listTargetActuals>["items"][number];
type Unjudged = Omit<Row, "violations"> & UnjudgedMonth;

/** Of more people only the page that is asked for is read: sums of all would cost more than the page. */
const summedAtMost = 2_000;

/** Figures of the people one may see, oneself among them; days that wait are computed first. */
export const listTargetActuals: Handler<typeof contract.listTargetActuals> = (context, input) => {
	const { tenantId, now } = context;
	const { month, page, pageSize } = input;
	const today = todayOf(context);
	const last = addMonths(dayOfIso(today), monthsAhead);
	const range = rangeOfMonth(month);
	if (range.from > last) refuse(monthTooFar);
	const asked = { tenantId, range, today, now };
	return context.read(async (tx) => {
		const ids = await peopleOfList(tx, peopleScope(context), input);
		if (isByName(input) && input.sortDirection === "DESC") ids.reverse();
		const isSummed = input.withSums && ids.length <= summedAtMost;
		const law = { tenantId, today, runningUntil: now };
		const judged = (rows: readonly Unjudged[]): Promise<Row[]> =>
			judgedMonths(tx, law, range, rows);
		if (isByName(input) && !isNarrowed(input) && !isSummed) {
			const items = await judged(await currentMonths(tx, asked, onPage(ids, input)));
			return { items, total: ids.length, page, pageSize, month };
		}
		const all = await currentMonths(tx, asked, ids);
		// only those in sight, save where it decides on who is: half a year of everybody takes its time
		const { rows, items } = isByLaw(input)
			? pageOf(await judged(all), input)
			: await judgedPage(pageOf(all, input), judged);
		const total = rows.length;
		const sums = input.withSums ? { sums: sumsOf(rows, monthFigureNames) } : {};
		return { items, total, page, pageSize, month, ...sums };
	});
};

type Input = InputOf<typeof contract.listTargetActuals>;

function onPage<Item>(all: readonly Item[], { page, pageSize }: Input): Item[] {
	return all.slice((page - 1) * pageSize, page * pageSize);
}

/** The rows that are asked for, and those of the page in their order. */
function pageOf<Item extends Unjudged | Row>(all: readonly Item[], input: Input) {
	const rows = narrowed(all, input);
	return { rows, items: onPage(isByName(input) ? rows : sortedMonths(rows, input), input) };
}

async function judgedPage(
	{ rows, items }: ReturnType<typeof pageOf<Unjudged>>,
	judged: (rows: readonly Unjudged[]) => Promise<Row[]>,
) {
	return { rows, items: await judged(items) };
}

const isByName = ({ sortBy = "name" }: Input): boolean => sortBy === "name";

const isNarrowed = ({ flags, violations }: Input): boolean =>
	flags !== undefined || violations !== undefined;

/** Whether what only days, weeks and contracts tell decides on who is shown, and where. */
const isByLaw = ({ flags, violations, sortBy }: Input): boolean =>
	flags?.includes("VIOLATION") || violations !== undefined || sortBy === "violations";

interface Asked {
	readonly tenantId: string;
	readonly range: DayRange;
	readonly today: string;
	readonly now: Date;
}

/** Rows in the order of the ids, with what runs at this moment. */
async function currentMonths(
	tx: Tx,
	asked: Asked,
	userIds: readonly string[],
): Promise<Unjudged[]> {
	if (userIds.length === 0) return [];
	const { tenantId, today } = asked;
	const kept = await keptMonths(tx, asked, userIds);
	const running = await runningDays(tx, asked, userIds, asked.range);
	const daysOf = (userId: string) => running.get(userId) ?? [];
	const rows = kept.map((row) => addRunning(row, daysOf(row.userId), today));
	const overtime = (await hasPeriodOvertime(tx, { tenantId, ...writtenRange(asked.range) }))
		? await periodOvertime(tx, tenantId, userIds, asked.range, running)
		: undefined;
	const byId = new Map(rows.map((row) => [row.userId, row]));
	return userIds.flatMap((id) => {
		const row = byId.get(id);
		if (row === undefined) return [];
		const overtimeMinutes = overtime?.get(id) ?? row.overtimeMinutes;
		const violations = daysOf(id).flatMap(({ violations }) => violations);
		return [rowOf({ ...row, overtimeMinutes }, violations)];
	});
}

/** Mostly nothing waits and no day is missed: only where that is not so days are looked at one by one. */
async function keptMonths(tx: Tx, { tenantId, range, today }: Asked, userIds: readonly string[]) {
	const written = writtenRange(range);
	const days = { tenantId, userIds, ...written };
	const read = () => monthsOf(tx, days, today);
	if (!(await isAnyWaiting(tx, days))) {
		const kept = await read();
		const length = range.to - range.from + 1;
		if (kept.every(({ days }) => days === length)) return kept;
	}
	await makeDaysCurrent(tx, tenantId, userIds, written);
	return read();
}

function rowOf({ flags, days, ...rest }: MonthRow, running: Unjudged["running"]): Unjudged {
	return { ...withActual(rest), flags: flagsOfBits(flags), running };
}
