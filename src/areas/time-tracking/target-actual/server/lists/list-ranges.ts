import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { RangeInput } from "../../contract/ranges.ts";
import type { contract } from "../../contract.ts";
import { monthsOfRange } from "../months-of-range.ts";
import { peopleScope } from "../open-person.ts";
import { peopleOfList } from "../sql/listed-people.ts";
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
		const ids = await peopleOfList(tx, peopleScope(context), input);
		if (sortDirection === "DESC") ids.reverse();
		const [begin, end] = [(page - 1) * pageSize, page * pageSize];
		const first = Math.floor(begin / each);
		const some = ids.slice(first, Math.ceil(end / each));
		const batches = rangeRows(tx, law, some, months, kind);
		const rows = (await Array.fromAsync(batches)).flat();
		const items = rows.slice(begin - first * each, end - first * each);
		return { items, total: ids.length * each, page, pageSize };
	});
}
