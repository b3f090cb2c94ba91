import * as z from "zod/mini";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { DayRange } from "#domain/time/month.ts";
import {
	type AssignedRule,
	type RuleTarget,
	resolveRulesBetween,
} from "#domain/working-time/rules/resolve-rules.ts";
import { type TimeRule, timeRule } from "#domain/working-time/rules/rule-catalogue.ts";
import type { RuleRow } from "../sql/company.ts";
import type { Dated, PersonRow } from "../sql/people.ts";
import { sharedDays } from "./dated-rows.ts";

/** A version of a rule while it holds for a person; its settings say from when until when. */
export type PersonRule = ReturnType<
	typeof resolveRulesBetween<AssignedRule & { readonly name: string }>
>[number];

/** The rules that hold for a person, in order of their versions and days: the place in it is what a trace names. */
export function rulesOf(
	person: PersonRow,
	rows: readonly RuleRow[],
	{ from, to }: DayRange,
): readonly PersonRule[] {
	const given = rows.flatMap((row) => {
		const settings = settingsOf(row);
		if (settings === undefined) return [];
		return reachesOf(person, row).flatMap(({ distance, ...dated }) => {
			const days = sharedDays(row, dated);
			return days === undefined ? [] : [assigned(row, settings, distance, days)];
		});
	});
	const range = { from: isoOfDay(from), to: isoOfDay(to) };
	return resolveRulesBetween(given, range).sort((one, other) =>
		keyOf(one) < keyOf(other) ? -1 : 1,
	);
}

export function keyOf({ versionId, validFrom, validTo }: PersonRule): string {
	return `${versionId} ${validFrom} ${validTo}`;
}

function assigned(
	{ ruleId, versionId, name, target }: RuleRow,
	settings: TimeRule,
	distance: number,
	days: Dated,
): AssignedRule & { readonly name: string } {
	return {
		ruleId,
		versionId,
		name,
		type: settings.type,
		settings,
		target: target as RuleTarget,
		distance,
		validFrom: days.from,
		validTo: days.to,
	};
}

/** Settings that cannot be followed, say of another version of the product, count as none. */
function settingsOf({ type, settings }: RuleRow): TimeRule | undefined {
	const read = z.safeParse(timeRule, { ...settings, type });
	return read.success ? read.data : undefined;
}

const always: Dated = { from: "0001-01-01", to: null };

/** When, and from how far, what a rule was given to is the person's. */
function reachesOf(
	person: PersonRow,
	{ target, targetId, reach }: RuleRow,
): readonly (Dated & { readonly distance: number })[] {
	const near = (rows: readonly Dated[]) => rows.map(({ from, to }) => ({ from, to, distance: 0 }));
	switch (target) {
		case "GLOBAL":
			return near([always]);
		case "USER":
			return near(targetId === person.id ? [always] : []);
		case "SITE":
			return near(targetId === person.siteId ? [always] : []);
		case "EMPLOYMENT_TYPE":
			return near(person.employments.filter((one) => one.typeId === targetId));
		case "WORKSHEET":
			return near(person.worksheets.filter((one) => one.templateId === targetId));
		default:
			return person.units.flatMap(({ unitId, from, to }) =>
				reach
					.filter((one) => one.unitId === unitId)
					.map(({ distance }) => ({ from, to, distance })),
			);
	}
}
