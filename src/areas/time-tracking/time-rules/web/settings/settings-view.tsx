import type { TimeRule } from "#domain/working-time/rules/rule-catalogue.ts";
import type { Words } from "#kit/contract/texts.ts";
import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { type Format, useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { fieldsOf, type SettingField } from "./setting-fields.ts";
import { simpleConditions } from "./simple-conditions.ts";

/** What a rule says, line by line. */
export function SettingsView({ settings }: { readonly settings: TimeRule }) {
	const t = useTexts(texts).settings;
	const format = useFormat();
	const values: Readonly<Record<string, unknown>> =
		settings.type === "EXTRATIME"
			? { ...settings, extraMode: settings.mode, extraValue: settings.value }
			: settings;
	const rows = fieldsOf(settings.type).map(
		([name, field]) => [t[name], textOf(values[name], field, t, format)] as const,
	);
	return (
		<Facts>
			{[...stepFacts(settings, t, format), ...rows, ...conditionFacts(settings, t)].map(
				([label, value]) => (
					<Fact key={label} label={label}>
						{value}
					</Fact>
				),
			)}
		</Facts>
	);
}

type T = Words<typeof texts>["settings"];
type Rows = readonly (readonly [label: string, value: string])[];

function textOf(value: unknown, { kind }: SettingField, t: T, format: Format): string {
	const words: Readonly<Record<string, unknown>> = t;
	if (value === null) return t.none;
	if (kind === "FLAG") return value === true ? t.yes : t.no;
	if (kind === "DURATION") return format.hours(Number(value));
	return kind === "CHOICE" ? String(words[String(value)]) : String(value);
}

function stepFacts(settings: TimeRule, t: T, format: Format): Rows {
	if (settings.type !== "AUTOPAUSE") return [];
	const lines = settings.steps.map(({ afterMinutes, pauseMinutes }) =>
		t.step(format.hours(afterMinutes), format.hours(pauseMinutes)),
	);
	return [[t.steps, lines.length === 0 ? t.noSteps : lines.join("\n")]];
}

function conditionFacts(settings: TimeRule, t: T): Rows {
	if (settings.type !== "EXTRATIME") return [];
	const { from, to, weekdays, onHolidays, others } = simpleConditions(settings.conditions);
	const rows: [string, string][] = [];
	if (from !== null) rows.push([t.timeOfDay, `${from} – ${to}`]);
	if (weekdays.length > 0)
		rows.push([t.weekdays, weekdays.map((day) => t.days[day - 1]).join(", ")]);
	if (onHolidays) rows.push([t.holidays, t.yes]);
	if (others.length > 0) rows.push(["", t.otherConditions(others.length)]);
	return rows;
}
