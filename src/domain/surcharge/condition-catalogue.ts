import * as z from "zod/mini";
import type { Condition } from "./condition.ts";
import { dateTimeRange, holiday, timeOfDay, weekday } from "./conditions/calendar.ts";
import {
	activity,
	activityClass,
	begunBefore,
	minDuration,
	unit,
	workspace,
} from "./conditions/work.ts";

/** Every kind of condition: a further one is a file and a line here. */
const catalogue = [
	timeOfDay,
	weekday,
	holiday,
	dateTimeRange,
	activity,
	activityClass,
	workspace,
	unit,
	minDuration,
	begunBefore,
] as const;

type Kind = (typeof catalogue)[number];
type Schema = Kind["settings"];

/** What is stored and sent of a condition: its type and that type's settings. */
export type ConditionSettings = z.infer<Schema>;
export type ConditionType = ConditionSettings["type"];

export const conditionTypes: readonly ConditionType[] = catalogue.map(({ type }) => type);

/** Unknown types, unknown keys and values out of range are faults. */
export const conditionSettings = z.discriminatedUnion(
	"type",
	catalogue.map(({ settings }): Schema => settings) as [Schema, ...Schema[]],
);

const preparers = new Map(catalogue.map((kind) => [kind.type, kind.prepare as Prepare]));

type Prepare = (given: ConditionSettings) => Condition;

/** Reads a condition's settings, checked before, once for many days. */
export function prepareCondition(given: ConditionSettings): Condition {
	// every type of `ConditionSettings` stems from the catalogue
	return (preparers.get(given.type) as Prepare)(given);
}
