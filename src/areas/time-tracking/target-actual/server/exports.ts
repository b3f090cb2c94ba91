import { sumsOf, withActual } from "#domain/working-time/day-minutes.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import type { Language } from "#kit/contract/language.ts";
import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import {
	type ExportColumn,
	type ExportReader,
	listExport,
} from "#kit/server/export/list-export.ts";
import { todayOf } from "#kit/server/today-of.ts";
import type { RangeInput } from "../contract/ranges.ts";
import { contract } from "../contract.ts";
import {
	dayColumns,
	exportWords,
	type ListMonth,
	listColumns,
	monthColumns,
} from "./lists/export-columns.ts";
import { narrowed, sortedMonths } from "./lists/month-rows.ts";
import type { LawAsked } from "./lists/period-violations.ts";
import { dayKind, markBeyond, monthKind, type RangeKind } from "./lists/range-kinds.ts";
import { rangeRows } from "./lists/range-rows.ts";
import { monthsOfRange } from "./months-of-range.ts";
import { peopleScope } from "./open-person.ts";
import { peopleOfList, type RangePerson } from "./sql/listed-people.ts";
import type { CurrentDay } from "./sql/results.ts";

type ListInput = InputOf<typeof contract.listTargetActuals>;
type RangeEndpoint = typeof contract.listTargetActualMonths | typeof contract.listTargetActualDays;

export const listExports = {
	"time-tracking.target-actuals": listExport({
		endpoint: contract.listTargetActuals,
		title: (language, { month }) => `${exportWords(language).list.ofMonths} ${month}`,
		columns: (_tx, reader, { month }) => listColumns(month, todayOf(reader)),
		count: async (tx, reader, input) => (await monthsOfList(tx, reader, input)).length,
		async *rows(tx, reader, input) {
			yield await monthsOfList(tx, reader, input);
		},
	}),
	"time-tracking.target-actual-months": rangeExport(contract.listTargetActualMonths, {
		title: (language) => exportWords(language).list.ofMonths,
		columns: monthColumns,
		kind: monthKind,
	}),
	"time-tracking.target-actual-days": rangeExport(contract.listTargetActualDays, {
		title: (language) => exportWords(language).list.ofDays,
		columns: dayColumns,
		kind: dayKind,
	}),
};

interface RangeFile<Row> {
	title(language: Language): string;
	readonly columns: readonly ExportColumn<Row>[];
	readonly kind: RangeKind<Row>;
}

function rangeExport<Row>(endpoint: RangeEndpoint, { title, columns, kind }: RangeFile<Row>) {
	return listExport<RangeEndpoint, Row>({
		endpoint,
		title: (language, { fromMonth, toMonth }) =>
			fromMonth === toMonth
				? `${title(language)} ${fromMonth}`
				: `${title(language)} ${fromMonth} – ${toMonth}`,
		columns: () => columns,
		count: async (tx, reader, input) => {
			const months = monthsOfRange(input, todayOf(reader));
			const people = await peopleOf(tx, reader, input);
			return people.length * kind.each(months);
		},
		async *rows(tx, reader, input) {
			const months = monthsOfRange(input, todayOf(reader));
			const people = await peopleOf(tx, reader, input);
			yield* rangeRows(tx, lawOf(reader), people, months, kind);
		},
	});
}

/** As records have it: what runs at the moment of the export does not count. */
function lawOf(reader: ExportReader): LawAsked {
	const { tenantId } = reader;
	return { tenantId, today: todayOf(reader), runningUntil: null };
}

/** In the order asked for. */
async function peopleOf(tx: Tx, reader: ExportReader, input: RangeInput | ListInput) {
	const ids = await peopleOfList(tx, peopleScope(reader), input);
	const isByName = (input.sortBy ?? "name") === "name";
	return isByName && input.sortDirection === "DESC" ? ids.reverse() : ids;
}

/** As the list has them. */
async function monthsOfList(tx: Tx, reader: ExportReader, input: ListInput): Promise<ListMonth[]> {
	const { month, sortBy = "name" } = input;
	const today = todayOf(reader);
	const range = { fromMonth: month, toMonth: month };
	const months = monthsOfRange(range, today);
	const people = await peopleOf(tx, reader, input);
	const batches = rangeRows(tx, lawOf(reader), people, months, {
		rowsOf: (person, days) => listMonths(person, days, today),
		finish: markBeyond<ListMonth>,
	});
	const all = (await Array.fromAsync(batches)).flat();
	const rows = narrowed(all, input);
	return sortBy === "name" ? rows : sortedMonths(rows, input);
}

function listMonths(person: RangePerson, days: readonly CurrentDay[], today: string): ListMonth[] {
	const over = days.filter(({ day }) => day < today);
	const { balanceMinutes } = sumsOf(over, ["balanceMinutes"]);
	return monthKind
		.rowsOf(person, days, today)
		.map((row) => ({ ...withActual(row), balanceToDateMinutes: balanceMinutes }));
}
