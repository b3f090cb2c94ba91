import { commonRefusals } from "#kit/contract/refusal.ts";
import { answeredPage } from "#kit/server/answered-page.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { type contract, longestShiftList, type ShiftAnswer } from "../contract.ts";
import { demandRange, planScopeOf } from "./get-shift-plan.ts";
import { type ListedShift, shiftById, shiftPage } from "./sql/list.ts";

type Contract = typeof contract;

export const listShifts: Handler<Contract["listShifts"]> = async (context, input) => {
	demandRange(input, longestShiftList);
	const rows = await context.once<ListedShift>(shiftPage(planScopeOf(context), input));
	const { items, ...paging } = answeredPage(input, rows);
	return { items: items.map(shiftAnswerOf), ...paging };
};

export const getShift: Handler<Contract["getShift"]> = async (context, { id }) => {
	const [row] = await context.once<ListedShift>(shiftById(planScopeOf(context), id));
	return row === undefined ? refuse(commonRefusals.notFound) : shiftAnswerOf(row);
};

/** A row as the contract says it. */
function shiftAnswerOf({ total: _, ...row }: ListedShift): ShiftAnswer {
	return {
		...row,
		begin: row.begin.toISOString(),
		end: row.end.toISOString(),
		publishedAt: row.publishedAt?.toISOString() ?? null,
	};
}
