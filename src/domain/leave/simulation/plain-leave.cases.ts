import { dayOfIso } from "../../time/iso-day.ts";
import type { LeaveFacts } from "../year-account.ts";

/** Somebody who works five days a week since 2020 and has what the law grants, and nothing else. */
export const plainLeave: LeaveFacts = {
	employment: { entry: dayOfIso("2020-01-01"), exit: null },
	patterns: [{ from: dayOfIso("2020-01-01"), workdays: 5, weeks: 1, dutyDaysPerYear: null }],
	birthDate: null,
	severelyDisabled: [],
	rules: [{ kind: "STATUTORY" }],
	cuts: [],
	notices: [],
	carryOverReasons: [],
	opening: null,
	longSickness: [],
	takes: [],
	modifications: [],
	workUnits: () => 0,
	asOf: dayOfIso("2027-06-30"),
};
