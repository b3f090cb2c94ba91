import type { RawBuilder } from "kysely";
import {
	isInFilter,
	isVisible,
	peopleFilters,
	type Right,
	todayOf,
} from "#areas/staff/user-roles/server/public.ts";
import {
	monthsBackwards,
	monthsTooMany,
	mostMonths,
} from "#areas/time-tracking/target-actual/contract/ranges.ts";
import { rangeOfMonth } from "#areas/time-tracking/target-actual/server/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { Language } from "#kit/contract/language.ts";
import type { ExportReader } from "#kit/server/export/list-export.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { Report, ReportAnswer, ReportAsked } from "../contract/report.ts";
import { type AnsweredReport, reportStatement } from "./sql/report.ts";

/** Of whom a report may tell, and of which days. */
export interface ReportScope {
	readonly tenantId: string;
	readonly reader: ExportReader;
	/** Civil days, both inclusive. */
	readonly from: string;
	readonly to: string;
	readonly today: string;
	readonly asked: Parameters<typeof peopleFilters>[1];
	/** Conditions of the row `u` of a person. */
	readonly who: readonly RawBuilder<unknown>[];
	/** Of whom of them wages may be known. */
	readonly isPayVisible: RawBuilder<unknown>;
}

/** A report as the server has it. */
export interface ServedReport<Input extends ReportAsked = ReportAsked> {
	readonly report: Report;
	/** Of its file. */
	readonly words: (language: Language) => {
		readonly title: string;
		readonly columns: Readonly<Record<string, string>>;
	};
	/** One query with the columns that it declares, and an `id`. */
	rows(scope: ReportScope, input: Input): RawBuilder<unknown>;
}

/** The use case of a report: one round trip, whatever it shows. */
export function serveReport<Input extends ReportAsked>({ report, rows }: ServedReport<Input>) {
	return async (context: ReadContext, input: Input): Promise<ReportAnswer> => {
		const found = rows(reportScope(context, report, input), input);
		const [row] = await context.once<AnsweredReport>(reportStatement(report, found, input));
		const { total = 0, items = [], sums = {}, bars = [] } = row ?? {};
		const { page, pageSize } = input;
		return { items, total, page, pageSize, sums, bars };
	};
}

export function reportScope(
	reader: ExportReader,
	{ key, of }: Report,
	input: ReportAsked,
): ReportScope {
	const { session, siteFilter, tenantId } = reader;
	const today = todayOf(reader);
	const visible = (right: Right) => isVisible(session, [right], today);
	const people = {
		...{ tenantId, isVisible: visible([key, "READ"]) },
		isInSite: isInFilter(session, siteFilter, today),
	};
	const { unitIds, recursive, search } = input;
	// what is no list of people is looked through by its own words
	const asked = { unitIds, recursive, search: of === "PEOPLE" ? search : undefined };
	return {
		...{ tenantId, reader, today, asked, ...daysOf(input), who: peopleFilters(people, asked) },
		isPayVisible: visible(["contracts.manage", "READ"]),
	};
}

function daysOf({ fromMonth, toMonth }: ReportAsked) {
	if (fromMonth > toMonth) refuse(monthsBackwards);
	const at = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
	if (at(toMonth) - at(fromMonth) >= mostMonths) refuse(monthsTooMany);
	return {
		from: isoOfDay(rangeOfMonth(fromMonth).from),
		to: isoOfDay(rangeOfMonth(toMonth).to),
	};
}
