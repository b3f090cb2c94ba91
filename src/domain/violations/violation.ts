import type { AverageViolation } from "./checks/average-24-weeks.ts";
import type { MinorWeekViolation } from "./checks/jarbschg.ts";
import type { DayViolation } from "./day-violations.ts";
import type { MonthViolation } from "./month-violations.ts";

/** A violation of several days is reported on one of them; beside the others it needs no date. */
type OfDay<Each> = Each extends unknown ? Omit<Each, "day"> : never;

/** Whatever can be said of a day; the code tells which figures stand beside it. */
export type Violation =
	| DayViolation
	| OfDay<MonthViolation | AverageViolation | MinorWeekViolation>;
