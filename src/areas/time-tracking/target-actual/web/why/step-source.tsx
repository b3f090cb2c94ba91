import { timeRulesDetail } from "#areas/time-tracking/time-rules/web/panels.ts";
import { worksheetDetail } from "#areas/time-tracking/worksheets/web/panels.ts";
import { PanelLink } from "#kit/ui/panel-stack/panel-link.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useMay, useSession } from "#kit/web/session/session-store.ts";
import type { DayTrace, ExplainedStep } from "./day-trace.ts";
import { useWhyWords } from "./use-why-words.ts";
import "./step-source.css";

/** Where a step comes from: the rule in its version, the entries, the worksheet. */
export function StepSource({ step, day }: { step: ExplainedStep; day: DayTrace }) {
	const t = useWhyWords().chain;
	const format = useFormat();
	const { timeRule, rule } = step;
	if (timeRule !== null) {
		const { ruleId, name, versionFrom } = timeRule;
		return (
			<span className="why-source">
				<PanelLink panel={timeRulesDetail} params={{ id: ruleId }}>
					{versionFrom === null ? name : t.rule(name, format.date(versionFrom))}
				</PanelLink>
			</span>
		);
	}
	if (rule === "BOOKED" && day.explanation.bookings.length > 0)
		return <span className="why-source">{t.entries(day.explanation.bookings.length)}</span>;
	return rule === "TARGET" ? <WorksheetLink day={day} /> : null;
}

/** One's own is open to everybody. */
function WorksheetLink({ day: { userId, day } }: { readonly day: DayTrace }) {
	const t = useWhyWords().chain;
	const mayRead = useMay("worksheets.manage", "READ");
	const isOwn = useSession().userId === userId;
	if (!mayRead && !isOwn) return null;
	return (
		<span className="why-source">
			<PanelLink panel={worksheetDetail} params={{ userId, day }}>
				{t.worksheet}
			</PanelLink>
		</span>
	);
}
