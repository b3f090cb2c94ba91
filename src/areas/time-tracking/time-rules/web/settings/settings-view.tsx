import type { TimeRule } from "#domain/working-time/rules/rule-catalogue.ts";
import type { Words } from "#kit/contract/texts.ts";
import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { type Format, useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { typedConditions, valuesOf } from "./rule-values.ts";
import { fieldsOf, type SettingField } from "./setting-fields.ts";

/** What a rule says, line by line. */
export function SettingsView({ settings }: { readonly settings: TimeRule }) {
	const t = useTexts(texts).settings;
	const format = useFormat();
	const values = valuesOf(settings);
	const rows = [
		...stepFacts(settings, t, format),
		...fieldsOf(settings.type).map(
			([name, field]) => [t[name], textOf(values[name], field, t, format)] as const,
		),
		...conditionFacts(settings, t),
	];
	return (
		<Facts>
			{rows.map(([label, value]) => (
				<Fact key={label} label={label}>
					{value}
				</Fact>
			))}
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
	const time = settings.conditions.find((one) => one.type === "TIME_OF_DAY");
	const { weekdays, holidays, otherConditions } = typedConditions(settings.conditions);
	const others = otherConditions.length;
	const rows: Rows = [
		[t.timeOfDay, time === undefined ? "" : `${time.from} – ${time.to}`],
		[t.weekdays, weekdays.map((day) => t.days[Number(day) - 1]).join(", ")],
		[t.holidays, holidays ? t.yes : ""],
		["", others === 0 ? "" : t.otherConditions(others)],
	];
	return rows.filter(([, value]) => value !== "");
}
