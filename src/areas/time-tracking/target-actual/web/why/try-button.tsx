import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { timeRulesTry } from "#areas/time-tracking/time-rules/web/panels.ts";
import type { ExampleDay } from "#domain/working-time/examples/rule-example.ts";
import { DropMenu } from "#kit/ui/menu/drop-menu.tsx";
import { isOpenable } from "#kit/ui/panel-stack/is-openable.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { printMinute, wallTimeOf } from "#kit/web/format/print-day.ts";
import type { DayTrace, ExplainedStep } from "./day-trace.ts";
import { useWhyWords } from "./use-why-words.ts";

const pauses: ReadonlySet<string> = new Set(["PAUSE", "BREAK"]);
const works: ReadonlySet<string> = new Set(["WORKTIME", "ACTION"]);
/** As many as the trial takes. */
const mostEntries = 20;

/** What a rule of the day would make of it, said differently. Nothing for who keeps no rules, or where none took part. */
export function TryButton({ day }: { readonly day: DayTrace }) {
	const t = useWhyWords();
	const steps = ruledSteps(day);
	if (steps.size === 0 || !isOpenable(timeRulesTry)) return null;
	const entries = [...steps.values()].map(({ step, rule }) => ({
		id: rule.versionId,
		label: rule.name,
		onChoose: () =>
			openPanel(
				timeRulesTry,
				{ id: rule.ruleId, versionId: rule.versionId, day: trialDayOf(day, step) },
				{ stack: "sub" },
			),
	}));
	return (
		<DropMenu entries={entries} position="top-start" label={t.tryRule}>
			<PictureButton icon={IconAdjustmentsHorizontal} label={t.tryRule} />
		</DropMenu>
	);
}

interface Span {
	readonly begin: string;
	readonly end: string;
}

/** A day as a rule can be tried on it: what is approved, with the plan that the rule of the step looks at. */
function trialDayOf(day: DayTrace, step: ExplainedStep): ExampleDay {
	const { plan, bookings, account } = day.explanation;
	const { workingTime, frameTime } = plan;
	const spanOf = ({ begin, end }: Span) => ({
		begin: wallTime(begin, day.zone),
		end: wallTime(end, day.zone),
	});
	const limits = step.reason === "FRAME" ? frameTime : workingTime;
	return {
		date: day.day,
		targetMinutes: Math.min(1440, day.targetMinutes),
		plan: limits && spanOf(limits),
		openingBalanceMinutes: account?.beforeMinutes ?? 0,
		entries: bookings
			.filter(({ state }) => state === "APPROVED")
			.filter(({ classType }) => pauses.has(classType) || works.has(classType))
			.slice(0, mostEntries)
			.map((one) => ({ ...spanOf(one), isPause: pauses.has(one.classType) })),
	};
}

/** `08:15` on the clock of a zone. */
function wallTime(instant: string, zone: string): string {
	return printMinute(wallTimeOf(Date.parse(instant), zone).minute);
}

type Rule = NonNullable<ExplainedStep["timeRule"]>;

/** Each rule once, with its first step. */
function ruledSteps({ explanation }: DayTrace) {
	const found = new Map<string, { step: ExplainedStep; rule: Rule }>();
	for (const step of explanation.chain) {
		const { timeRule } = step;
		if (timeRule !== null && !found.has(timeRule.versionId))
			found.set(timeRule.versionId, { step, rule: timeRule });
	}
	return found;
}
