import { leaveSimulationAnswer } from "#domain/leave/simulation/leave-simulation-answer.ts";
import { leaveSimulationInput } from "#domain/leave/simulation/leave-simulation-input.ts";
import { endpoint } from "#kit/contract/endpoint.ts";

/** Topic of live messages about somebody's leave; their ids are those of kinds of leave. */
export const leaveAccountsTopic = "LEAVEACCOUNTS";

const key = "leaveaccounts.manage";

export const contract = {
	simulateLeave: endpoint("simulateLeave", {
		route: "POST /api/leave-simulation",
		summary:
			"Years of leave, its days and continued pay that rules make of what is handed in; nothing stored is read or written",
		description:
			"Dates are civil days, both inclusive; days of leave travel as text (“8.3333”, “10”) and may be sent as numbers; missing " +
			"lists are empty. Years are reckoned in ascending order, each carrying into the next, ten at most from the first to the " +
			"last. `asOf` (none: the end of the last year): what takes effect later is not yet taken or lost. Patterns say from when on " +
			"which weekdays (1 = Monday) somebody works; `dutyDaysPerYear` measures irregular work, `weeklyMinutes` changes nothing. " +
			"Holidays that are given win over those of `holidayRegion` (DE-NW, DE-BY-KATH, AT-9, CH-ZH). Rules: STATUTORY; CONTRACTUAL " +
			"{days, fullWeekDays, proRataClause}; DISABLED; AGE {from, days, wholeYear}; TENURE {years, days, wholeYear}; YOUTH; EXTRA " +
			"{days, label}, each kind of the first three and YOUTH once. `carriedIn` is leave of earlier years; a notice is what the " +
			"employer said of a year's open leave; `carryOverReasons` are years, or {year, reason}. Only APPROVED leave is taken; " +
			"certified sickness gives it back. `sameIllnessAs` is the place in `absences` of the earlier sickness that was the same " +
			"illness. Each line of a year says how it was reckoned (`steps`, `law`); their sum is what remains.",
		access: { key, level: "READ" },
		input: leaveSimulationInput,
		answer: leaveSimulationAnswer,
		// ten years of somebody's absences
		bodyLimit: 1024 * 1024,
		asRead: true,
	}),
};
