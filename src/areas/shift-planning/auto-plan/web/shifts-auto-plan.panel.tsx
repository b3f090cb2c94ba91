import { isoOfDay } from "#domain/time/iso-day.ts";
import { addMonths, monthOf } from "#domain/time/month.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { autoPlanTopic, contract } from "../contract.ts";
import type { ofRange } from "./panels.ts";
import { ProposalView } from "./proposal-view.tsx";
import { StartForm } from "./start-form.tsx";
import { texts } from "./text.ts";
import "./auto-plan.css";

/** The proposal for open shifts of a range, or what it takes to have one made. */
export default function ShiftsAutoPlanPanel(given: PanelProps<typeof ofRange>) {
	const t = useTexts(texts);
	useLiveTopic(autoPlanTopic, () => void renew(contract.listAutoPlans));
	const next = monthOf(addMonths(dayNow(), 1));
	const { from = isoOfDay(next.from), to = isoOfDay(next.to), unitId, close } = given;
	return (
		<AnswerPanel
			endpoint={contract.listAutoPlans}
			input={{ from, to, ...(unitId && { unitIds: [unitId] }) }}
			words={{ notLoaded: t.notLoaded }}
		>
			{({ plans: [plan] }) =>
				plan === undefined ? (
					<StartForm from={from} to={to} unitId={unitId ?? null} close={close} />
				) : (
					<ProposalView key={plan.id} plan={plan} close={close} />
				)
			}
		</AnswerPanel>
	);
}
