import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { timeRulesTry } from "#areas/time-tracking/time-rules/web/panels.ts";
import { trialDayOf } from "#areas/time-tracking/time-rules/web/public.ts";
import { DropMenu } from "#kit/ui/menu/drop-menu.tsx";
import { isOpenable } from "#kit/ui/panel-stack/is-openable.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import type { DayTrace, ExplainedStep } from "./day-trace.ts";
import { useWhyWords } from "./use-why-words.ts";

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
				{
					id: rule.ruleId,
					versionId: rule.versionId,
					day: trialDayOf(day, step.reason === "FRAME" ? "FRAME" : "WORKING_TIME"),
				},
				{ stack: "sub" },
			),
	}));
	return (
		<DropMenu entries={entries} position="top-start" label={t.tryRule}>
			<PictureButton icon={IconAdjustmentsHorizontal} label={t.tryRule} />
		</DropMenu>
	);
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
