import { todayOf } from "#areas/staff/user-roles/server/public.ts";
import { netMinutes } from "#domain/shifts/shift-times.ts";
import { isoDayPlus } from "#domain/time/iso-day.ts";
import type { EpochMinute } from "#domain/time/quantities.ts";
import type { InputOf } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { answeredPage } from "#kit/server/answered-page.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { type contract, type ListedShift, longestShiftList } from "../contract.ts";
import { demandRange, planScopeOf } from "./get-shift-plan.ts";
import { type DetailedRow, type ListedRow, shiftById, shiftCustom, shiftPage } from "./sql/list.ts";

type Contract = typeof contract;

export const listShifts: Handler<Contract["listShifts"]> = async (context, input) => {
	const asked = askedShifts(context, input);
	const rows = await context.once<ListedRow>(
		shiftPage(planScopeOf(context), shiftCustom(context), asked),
	);
	const { items, ...paging } = answeredPage(input, rows);
	return { items: items.map(shiftAnswerOf), ...paging };
};

export const getShift: Handler<Contract["getShift"]> = async (context, { id }) => {
	const custom = shiftCustom(context);
	const [row] = await context.once<DetailedRow>(shiftById(planScopeOf(context), custom, id));
	if (row === undefined) return refuse(commonRefusals.notFound);
	return { ...shiftAnswerOf(row), unitIds: row.unitIds };
};

/** What is asked for, with its days; refuses more than a year. */
export function askedShifts(
	reader: Parameters<typeof todayOf>[0],
	input: InputOf<Contract["listShifts"]>,
) {
	const range = rangeOf(input, todayOf(reader));
	demandRange(range, longestShiftList);
	return { ...input, ...range };
}

interface Days {
	readonly from?: string | undefined;
	readonly to?: string | undefined;
}

/** What is to come is planned: a range begins with today. What else is not said of it lies a year from what is. */
function rangeOf({ from, to }: Days, today: string) {
	const most = longestShiftList - 1;
	const first = from ?? (to === undefined ? today : isoDayPlus(to, -most));
	return { from: first, to: to ?? isoDayPlus(first, most) };
}

/** A row as the contract says it. */
function shiftAnswerOf({ total: _, ...row }: ListedRow): ListedShift {
	return {
		...row,
		begin: row.begin.toISOString(),
		end: row.end.toISOString(),
		minutes: minutesOf(row),
		publishedAt: row.publishedAt?.toISOString() ?? null,
	};
}

export function minutesOf({
	begin,
	end,
	pauses,
}: Pick<ListedRow, "begin" | "end" | "pauses">): number {
	const minute = (instant: Date) => Math.floor(instant.getTime() / 60_000) as EpochMinute;
	const lengths = pauses.map(({ minutes }) => ({ begin: minute(begin), minutes }));
	return netMinutes({ begin: minute(begin), end: minute(end), pauses: lengths });
}
