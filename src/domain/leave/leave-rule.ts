import * as z from "zod/mini";
import { type Fraction, fraction } from "../numbers/fraction.ts";
import { unitsOf, wholeDay } from "./leave-days.ts";

/** Days as they travel: "8.3333", "10", or a number. Not below 0, at most four decimals. */
export const leaveDaysText = z.union([
	z.string().check(z.regex(/^\d{1,3}(\.\d{1,4})?$/)),
	z.number().check(z.gte(0), z.lte(999), z.multipleOf(0.0001)),
]);
export type LeaveDaysText = z.output<typeof leaveDaysText>;

/** Such days, exactly. */
export function daysOf(text: LeaveDaysText): Fraction {
	return fraction(unitsOf(Number(text)), wholeDay);
}

/** What a database has a place for. */
function isStorable(text: string): boolean {
	return !text.includes("\0") && text.isWellFormed();
}

const workdaysOfWeek = z.number().check(z.gt(0), z.lte(7), z.multipleOf(0.5));
const wholeYear = z._default(z.boolean(), false);

const statutory = z.strictObject({ kind: z.literal("STATUTORY") });
/** `days` for `fullWeekDays` workdays a week; with the clause by full months of employment, at entry and exit alike. */
const contractual = z.strictObject({
	kind: z.literal("CONTRACTUAL"),
	days: leaveDaysText,
	fullWeekDays: z._default(workdaysOfWeek, 5),
	proRataClause: z._default(z.boolean(), false),
});
const disabled = z.strictObject({ kind: z.literal("DISABLED") });
/** From the birthday on, or for the whole year in which it falls. */
const age = z.strictObject({
	kind: z.literal("AGE"),
	from: z.int().check(z.gte(1), z.lte(120)),
	days: leaveDaysText,
	wholeYear,
});
/** The same from an anniversary of the entry on. */
const tenure = z.strictObject({
	kind: z.literal("TENURE"),
	years: z.int().check(z.gte(1), z.lte(80)),
	days: leaveDaysText,
	wholeYear,
});
const youth = z.strictObject({ kind: z.literal("YOUTH") });
/** For whom a rule is meant, employment type or tag, is said by its assignment. */
const extra = z.strictObject({
	kind: z.literal("EXTRA"),
	days: leaveDaysText,
	label: z.string().check(z.trim(), z.minLength(1), z.maxLength(200), z.refine(isStorable)),
});

/** Every kind of rule of leave: a further one is a line here and its calculation in `further-grants.ts`. */
export const leaveRule = z.discriminatedUnion("kind", [
	statutory,
	contractual,
	disabled,
	age,
	tenure,
	youth,
	extra,
]);
export type LeaveRule = z.output<typeof leaveRule>;
export type LeaveRuleKind = LeaveRule["kind"];

/** Of such a kind, the rules of a list. */
export function rulesOfKind<Kind extends LeaveRuleKind>(
	rules: readonly LeaveRule[],
	kind: Kind,
): readonly Extract<LeaveRule, { readonly kind: Kind }>[] {
	return rules.filter(
		(rule): rule is Extract<LeaveRule, { readonly kind: Kind }> => rule.kind === kind,
	);
}
