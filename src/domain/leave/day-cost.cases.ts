import type { FreeFactor } from "../holidays/holiday-facts.ts";
import type { DayPart } from "../working-time/layout/absence-span.ts";
import type { DayCostReason } from "./day-cost.ts";

/** Title, workday, holiday factor, part → days, reason. */
export const dayCostCases: readonly (readonly [
	title: string,
	isWorkday: boolean,
	holidayFactor: FreeFactor,
	part: DayPart,
	days: string,
	reason: DayCostReason,
])[] = [
	["a workday", true, 0, "WHOLE", "1", "WORKDAY"],
	["its morning", true, 0, "FIRST_HALF", "0.5", "WORKDAY"],
	["its afternoon", true, 0, "SECOND_HALF", "0.5", "WORKDAY"],
	["a Saturday", false, 0, "WHOLE", "0", "NO_WORKDAY"],
	["half a Saturday", false, 0, "FIRST_HALF", "0", "NO_WORKDAY"],
	["a holiday", true, 1, "WHOLE", "0", "HOLIDAY"],
	["half a day on a holiday", true, 1, "SECOND_HALF", "0", "HOLIDAY"],
	["half a holiday", true, 0.5, "WHOLE", "0.5", "HALF_HOLIDAY"],
	["half a day on half a holiday", true, 0.5, "FIRST_HALF", "0.5", "HALF_HOLIDAY"],
	["a holiday on a Sunday", false, 1, "WHOLE", "0", "NO_WORKDAY"],
	["half a holiday on a Saturday", false, 0.5, "WHOLE", "0", "NO_WORKDAY"],
];

/** Parts of the first and the last day, days of the range → parts of its days. */
export const partCases: readonly (readonly [
	from: DayPart,
	to: DayPart,
	days: number,
	parts: readonly DayPart[],
])[] = [
	["WHOLE", "WHOLE", 1, ["WHOLE"]],
	["FIRST_HALF", "FIRST_HALF", 1, ["FIRST_HALF"]],
	["SECOND_HALF", "SECOND_HALF", 1, ["SECOND_HALF"]],
	["WHOLE", "FIRST_HALF", 1, ["FIRST_HALF"]],
	["SECOND_HALF", "WHOLE", 1, ["SECOND_HALF"]],
	["FIRST_HALF", "SECOND_HALF", 1, ["WHOLE"]],
	["SECOND_HALF", "FIRST_HALF", 3, ["SECOND_HALF", "WHOLE", "FIRST_HALF"]],
	["WHOLE", "FIRST_HALF", 2, ["WHOLE", "FIRST_HALF"]],
	["SECOND_HALF", "WHOLE", 2, ["SECOND_HALF", "WHOLE"]],
];

/** Title, days that the leave cost, its part, parts of sickness → days given back. */
export const creditedBackCases: readonly (readonly [
	title: string,
	cost: string,
	leave: DayPart,
	sick: readonly DayPart[],
	back: string,
])[] = [
	["well", "1", "WHOLE", [], "0"],
	["sick all day", "1", "WHOLE", ["WHOLE"], "1"],
	["sick from noon on", "1", "WHOLE", ["SECOND_HALF"], "0.5"],
	["sick in the half that is no leave", "0.5", "FIRST_HALF", ["SECOND_HALF"], "0"],
	["sick in the half that is leave", "0.5", "FIRST_HALF", ["FIRST_HALF"], "0.5"],
	["sick all day, leave half of it", "0.5", "SECOND_HALF", ["WHOLE"], "0.5"],
	["two illnesses, each half a day", "1", "WHOLE", ["FIRST_HALF", "SECOND_HALF"], "1"],
	["two illnesses in one half", "1", "WHOLE", ["FIRST_HALF", "FIRST_HALF"], "0.5"],
	["half a holiday gives back what it cost", "0.5", "WHOLE", ["WHOLE"], "0.5"],
	["what cost nothing gives nothing back", "0", "WHOLE", ["WHOLE"], "0"],
];
