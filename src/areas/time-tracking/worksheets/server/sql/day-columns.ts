import { type RawBuilder, sql } from "kysely";
import type { DayValues } from "../../contract/worksheet-day.ts";

/** What a day of a template or an exception says, as the contract names it; `alias` is the row's literal name. */
export function dayJson(alias: "d" | "x"): RawBuilder<DayValues> {
	const span = (part: string) => {
		const begin = sql.ref(`${alias}.${part}begin_min`);
		const end = sql.ref(`${alias}.${part}end_min`);
		return sql`case when ${begin} is not null then jsonb_build_object('begin', ${begin}, 'end', ${end}) end`;
	};
	return sql`jsonb_build_object('targetMinutes', ${sql.ref(`${alias}.target_min`)}, 'workingTime', ${span("")},
		'coreTime', ${span("core_")}, 'frameTime', ${span("frame_")}, 'breaks', ${sql.ref(`${alias}.breaks`)})`;
}

/** The same as columns. */
export function dayColumns(day: DayValues) {
	const { targetMinutes, workingTime, coreTime, frameTime, breaks } = day;
	return {
		target_min: targetMinutes,
		begin_min: workingTime?.begin ?? null,
		end_min: workingTime?.end ?? null,
		core_begin_min: coreTime?.begin ?? null,
		core_end_min: coreTime?.end ?? null,
		frame_begin_min: frameTime?.begin ?? null,
		frame_end_min: frameTime?.end ?? null,
		breaks: JSON.stringify(breaks.map((one) => laidBreak(one, day))),
	};
}

/** Where the times pass midnight, a break before their begin is one of the next day: so it is kept. */
function laidBreak(
	{ begin, minutes }: DayValues["breaks"][number],
	{ workingTime, frameTime }: DayValues,
) {
	const outer = workingTime ?? frameTime;
	const isNextDay = outer !== null && outer.end > 1440 && begin < outer.begin;
	return { begin: isNextDay ? begin + 1440 : begin, minutes };
}
