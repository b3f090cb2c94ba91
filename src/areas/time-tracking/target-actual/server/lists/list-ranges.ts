import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { RangeInput } from "../../contract/ranges.ts";
import type { contract } from "../../contract.ts";
import { monthsOfRange } from "../months-of-range.ts";
import { peopleScope } from "../open-person.ts";
import { somePeopleOfList } from "../sql/listed-people.ts";
import type { LawAsked } from "./period-violations.ts";
import { dayKind, monthKind, type RangeKind } from "./range-kinds.ts";
import { rangeRows } from "./range-rows.ts";

type Months = AnswerOf<typeof contract.listTargetActualMonths>;
type Days = AnswerOf<typeof contract.listTargetActualDays>;

export function listTargetActualMonths(context: ReadContext, input: RangeInput): Promise<Months> {
	return answer(context, input, monthKind);
}

export function listTargetActualDays(context: ReadContext, input: RangeInput): Promise<Days> {
	return answer(context, input, dayKind);
}

function answer<Row>(context: ReadContext, input: RangeInput, kind: RangeKind<Row>) {
	const { page, pageSize, sortDirection } = input;
	const today = todayOf(context);
	const months = monthsOfRange(input, today);
	const each = kind.each(months);
	const law = { tenantId: context.tenantId, today, runningUntil: null };
	return context.readAtOnce(async (tx) => {
		const [begin, end] = [(page - 1) * pageSize, page * pageSize];
		const offset = Math.floor(begin / each);
		const part = { offset, count: Math.ceil(end / each) - offset };
		const isDescending = sortDirection === "DESC";
		const scope = peopleScope(context);
		const { ids, total } = await somePeopleOfList(tx, scope, input, { ...part, isDescending });
		const rows = await rowsOfSome(tx, law, ids, months, kind);
		const items = rows.slice(begin - offset * each, end - offset * each);
		return { items, total: total * each, page, pageSize };
	});
}

async function rowsOfSome<Row>(
	tx: Tx,
	law: LawAsked,
	ids: readonly string[],
	months: readonly string[],
	kind: RangeKind<Row>,
): Promise<Row[]> {
	const kept = await kind.keptRows?.(tx, law, ids, months);
	if (kept !== undefined) return kind.finish(tx, law, kept);
	return (await Array.fromAsync(rangeRows(tx, law, ids, months, kind))).flat();
}
