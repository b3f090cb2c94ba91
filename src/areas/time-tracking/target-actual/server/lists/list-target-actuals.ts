import { dayOfIso } from "#domain/time/iso-day.ts";
import { addMonths, type DayRange } from "#domain/time/month.ts";
import { sumsOf } from "#domain/working-time/day-minutes.ts";
import type { AnswerOf, InputOf } from "#kit/contract/endpoint.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { todayOf } from "#kit/server/today-of.ts";
import { type contract, monthFigureNames, monthTooFar } from "../../contract.ts";
import { monthsAhead, rangeOfMonth, writtenRange } from "../months-of-range.ts";
import { peopleScope } from "../open-person.ts";
import { keepSoon } from "../recompute/keep-soon.ts";
import { listedPeople, peopleOfList, somePeopleOfList } from "../sql/listed-people.ts";
import { currentMonths, type Unjudged } from "./current-months.ts";
import { narrowed, sortedMonths } from "./month-rows.ts";
import { judgedMonths } from "./month-violations.ts";
import { noneWait, type WaitingDays } from "./waiting-days.ts";

type Row = AnswerOf<typeof contract.listTargetActuals>["items"][number];
type Judged = Omit<Row, "user" | "unitId" | "unitName">;

/** Of more people only the page that is asked for is read: sums of all would cost more than the page. */
const summedAtMost = 2_000;

/** Figures of the people one may see, oneself among them. Nothing is written here: days that wait are kept afterwards. */
export const listTargetActuals: Handler<typeof contract.listTargetActuals> = async (
	context,
	input,
) => {
	const { tenantId, now } = context;
	const { month, page, pageSize } = input;
	const today = todayOf(context);
	const last = addMonths(dayOfIso(today), monthsAhead);
	const range = rangeOfMonth(month);
	if (range.from > last) refuse(monthTooFar);
	const asked = { tenantId, range, today, now };
	let waiting = noneWait;
	const answer = await context.readAtOnce(async (tx) => {
		const { ids, total: number, isAll } = await listedIds(tx, context, input);
		const isSummed = input.withSums && ids.length <= summedAtMost;
		const law = { tenantId, today, runningUntil: now };
		const monthsOf = async (userIds: readonly string[]) => {
			const months = await currentMonths(tx, asked, userIds);
			({ waiting } = months);
			return months.rows;
		};
		const judged = (rows: readonly Unjudged[]) => judgedMonths(tx, law, range, rows, waiting);
		if (isByName(input) && !isNarrowed(input) && !isSummed) {
			const userIds = isAll ? onPage(ids, input) : ids;
			const [people, months] = await Promise.all([
				listedPeople(tx, tenantId, userIds),
				monthsOf(userIds).then(judged),
			]);
			return { items: named(people, months), total: number, page, pageSize, month };
		}
		const all = await monthsOf(ids);
		const { rows, months } = await judgedPage(all, input, judged);
		const items = named(await listedPeople(tx, tenantId, idsOf(months)), months);
		const total = rows.length;
		const sums = input.withSums ? sumsOfAll(rows) : {};
		return { items, total, page, pageSize, month, ...sums };
	});
	keepWaiting(context, waiting, range);
	return answer;
};

/** Whom the page is of in order of their names, or all where that alone does not say who is on it. */
async function listedIds(tx: Tx, context: ReadContext, input: Input) {
	const isDescending = isByName(input) && input.sortDirection === "DESC";
	const scope = peopleScope(context);
	if (isByName(input) && !isNarrowed(input) && !input.withSums) {
		const { page, pageSize } = input;
		const part = { offset: (page - 1) * pageSize, count: pageSize, isDescending };
		return { ...(await somePeopleOfList(tx, scope, input, part)), isAll: false };
	}
	const ids = await peopleOfList(tx, scope, input);
	if (isDescending) ids.reverse();
	return { ids, total: ids.length, isAll: true };
}

/** Figures that do not hold yet make no sum. */
function sumsOfAll(rows: readonly (Unjudged | Judged)[]) {
	const areKnown = !rows.some((row) => row.isBeingComputed);
	return areKnown ? { sums: sumsOf(rows, monthFigureNames) } : {};
}

function keepWaiting(context: ReadContext, { fresh, behind }: WaitingDays, range: DayRange): void {
	const userIds = [...fresh.keys(), ...behind];
	if (userIds.length > 0) keepSoon(context, userIds, writtenRange(range), behind.size > 0);
}

type Input = InputOf<typeof contract.listTargetActuals>;

function onPage<Item>(all: readonly Item[], { page, pageSize }: Input): Item[] {
	return all.slice((page - 1) * pageSize, page * pageSize);
}

/** The rows that are asked for, and those of the page in their order. */
function pageOf<Item extends Unjudged | Judged>(all: readonly Item[], input: Input) {
	const rows = narrowed(all, input);
	return { rows, months: onPage(isByName(input) ? rows : sortedMonths(rows, input), input) };
}

/** Judges only those in sight, save where it decides on who is: half a year of everybody takes its time. */
async function judgedPage(
	all: readonly Unjudged[],
	input: Input,
	judged: (rows: readonly Unjudged[]) => Promise<Judged[]>,
) {
	if (isByLaw(input)) return pageOf(await judged(all), input);
	const { rows, months } = pageOf(all, input);
	return { rows, months: await judged(months) };
}

const idsOf = (months: readonly Judged[]) => months.map(({ userId }) => userId);

/** Who is shown: of the others nobody asks for a name. */
function named(people: Awaited<ReturnType<typeof listedPeople>>, months: readonly Judged[]): Row[] {
	const byId = new Map(people.map((person) => [person.user.id, person]));
	return months.flatMap((month) => {
		const person = byId.get(month.userId);
		return person === undefined ? [] : { ...month, ...person };
	});
}

const isByName = ({ sortBy = "name" }: Input): boolean => sortBy === "name";

const isNarrowed = ({ flags, violations }: Input): boolean =>
	flags !== undefined || violations !== undefined;

/** Whether what only days, weeks and contracts tell decides on who is shown, and where. */
const isByLaw = ({ flags, violations, sortBy }: Input): boolean =>
	flags?.includes("VIOLATION") || violations !== undefined || sortBy === "violations";
