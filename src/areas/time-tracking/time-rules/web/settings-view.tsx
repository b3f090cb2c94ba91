import type { TimeRule } from "#domain/working-time/rules/rule-catalogue.ts";
import type { Words } from "#kit/contract/texts.ts";
import { type Format, useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { simpleConditions } from "./simple-conditions.ts";

/** What a rule says, line by line. */
export function SettingsView({ settings }: { readonly settings: TimeRule }) {
	const t = useTexts(texts).settings;
	const format = useFormat();
	return (
		<dl className="master-facts">
			{ruleFacts(settings, t, format).map(([label, value]) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}

type T = Words<typeof texts>["settings"];
type Rows = readonly (readonly [label: string, value: string])[];
type Of<Type extends TimeRule["type"]> = Extract<TimeRule, { type: Type }>;

/** What a rule says, as labels and values. */
function ruleFacts(settings: TimeRule, t: T, format: Format): Rows {
	switch (settings.type) {
		case "AUTOPAUSE":
			return pauseFacts(settings, t, format);
		case "ROUNDING":
			return [
				[t.target, t[settings.target]],
				[t.mode, t[settings.mode]],
				[t.gridMinutes, String(settings.gridMinutes)],
			];
		case "FLEXTIME":
			return [
				[t.upperMinutes, hoursOr(settings.upperMinutes, t, format)],
				[t.lowerMinutes, hoursOr(settings.lowerMinutes, t, format)],
				[t.overflow, t[settings.overflow]],
			];
		case "OVERTIME":
			return [
				[t.period, t[settings.period]],
				[t.afterMinutes, format.hours(settings.afterMinutes)],
				[t.factorPercent, String(settings.factorPercent)],
				[t.needsApproval, settings.needsApproval ? t.yes : t.no],
			];
		case "EXTRATIME":
			return extraFacts(settings, t, format);
		case "NORMALIZE2WORKTIME":
			return normalizeFacts(settings, t);
		case "AUTOSHIFTTOTRACKING":
			return [
				[t.graceMinutes, String(settings.graceMinutes)],
				[t.state, t[settings.state]],
			];
	}
}

function hoursOr(minutes: number | null, t: T, format: Format): string {
	return minutes === null ? t.none : format.hours(minutes);
}

function pauseFacts(
	{ behaviour, minBlockMinutes, steps }: Of<"AUTOPAUSE">,
	t: T,
	format: Format,
): Rows {
	const lines = steps.map(({ afterMinutes, pauseMinutes }) =>
		t.step(format.hours(afterMinutes), format.hours(pauseMinutes)),
	);
	return [
		[t.steps, lines.length === 0 ? t.noSteps : lines.join("\n")],
		[t.behaviour, t[behaviour]],
		[t.minBlockMinutes, String(minBlockMinutes)],
	];
}

function extraFacts(
	{ conditions, mode, value, maxMinutes }: Of<"EXTRATIME">,
	t: T,
	format: Format,
): Rows {
	const { from, to, weekdays, onHolidays, others } = simpleConditions(conditions);
	const rows: [string, string][] = [
		[t.extraMode, t[mode]],
		[t.extraValue, String(value)],
		[t.maxMinutes, hoursOr(maxMinutes, t, format)],
	];
	if (from !== null) rows.push([t.timeOfDay, `${from} – ${to}`]);
	const days = weekdays.map((day) => t.days[day - 1]);
	if (days.length > 0) rows.push([t.weekdays, days.join(", ")]);
	if (onHolidays) rows.push([t.holidays, t.yes]);
	if (others.length > 0) rows.push(["", t.otherConditions(others.length)]);
	return rows;
}

function normalizeFacts(
	{ to, toleranceBeforeMinutes, toleranceAfterMinutes }: Of<"NORMALIZE2WORKTIME">,
	t: T,
): Rows {
	return [
		[t.to, t[to]],
		[t.toleranceBeforeMinutes, String(toleranceBeforeMinutes ?? t.none)],
		[t.toleranceAfterMinutes, String(toleranceAfterMinutes ?? t.none)],
	];
}
