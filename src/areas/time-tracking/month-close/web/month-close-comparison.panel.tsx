import { Button } from "@mantine/core";
import { PersonSection } from "#areas/staff/users/web/public.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import type { MonthComparison } from "../contract/fields.ts";
import { contract, monthCloseTopic } from "../contract.ts";
import { texts } from "../text.ts";
import { ChangedDays } from "./changed-days.tsx";
import { CloseState } from "./close-state.tsx";
import { ComparedTotals } from "./compared-totals.tsx";
import type { ofPersonsMonth } from "./panels.ts";
import { monthCloseComparison } from "./panels.ts";
import { renewCloses } from "./renew-closes.ts";
import { useClosing } from "./use-closing.ts";

import { useReopening } from "./use-reopening.ts";
import "./month-close.css";

/** A person's month as it was closed beside what it is now. */
export default function MonthCloseComparisonPanel({
	userId,
	month,
}: PanelProps<typeof ofPersonsMonth>) {
	const { comparison: t } = useTexts(texts);
	const title = useTitle(monthCloseComparison);
	useLiveTopic(monthCloseTopic, () => void renewCloses());
	useLiveTopic("TRACKINGS", () => void renewCloses());
	return (
		<AnswerPanel
			title={title}
			endpoint={contract.getMonthComparison}
			input={{ userId, month }}
			words={t}
		>
			{(comparison) => <Comparison title={title} of={comparison} />}
		</AnswerPanel>
	);
}

interface Given {
	readonly title: string;
	readonly of: MonthComparison;
}

function Comparison({ title, of }: Given) {
	const { comparison: t } = useTexts(texts);
	const format = useFormat();
	const { user, month, isClosed, closes, days, totals, corrections } = of;
	const name = `${user.firstName} ${user.lastName}`;
	const changed = days.filter(({ isChanged }) => isChanged);
	return (
		<PanelFrame
			title={title}
			sub={`${name} · ${format.month(`${month}-01`)}`}
			actions={<HistoryButton entity="closed_month" entityId={of.user.id} />}
			state={<CloseState state={isClosed ? "closed" : "open"} />}
			footer={<Foot of={of} />}
		>
			{closes.length === 0 ? (
				<p>{t.never}</p>
			) : (
				<>
					<PersonSection title={t.totals}>
						<ComparedTotals {...totals} />
					</PersonSection>
					<PersonSection title={t.days}>
						{changed.length === 0 ? <p>{t.unchanged}</p> : <ChangedDays days={changed} />}
					</PersonSection>
					<PersonSection title={t.corrections}>
						<CorrectionList corrections={corrections} />
					</PersonSection>
					<PersonSection title={t.closes}>
						<ul className="month-records">
							{closes.map(({ closeNo, closedAt, closedBy }) => (
								<li key={closeNo}>
									<div>
										<b>{t.close(closeNo)}</b>
										<span>{[format.instant(closedAt), closedBy ?? t.system].join(" · ")}</span>
									</div>
								</li>
							))}
						</ul>
					</PersonSection>
				</>
			)}
		</PanelFrame>
	);
}

function Foot({ of }: Pick<Given, "of">) {
	const { overview: t } = useTexts(texts);
	const { user, month, isClosed, mayClose } = of;
	const close = useClosing(month);
	const reopen = useReopening(month);
	if (!mayClose) return null;
	return isClosed ? (
		<Button variant="default" onClick={() => void reopen(of)}>
			{t.reopen}
		</Button>
	) : (
		<Button onClick={() => void close([user.id])}>{t.close}</Button>
	);
}

interface CorrectionListGiven {
	readonly corrections: MonthComparison["corrections"];
}

/** Who corrected the closed month, when, what and why. */
function CorrectionList({ corrections }: CorrectionListGiven) {
	const { comparison: t, entities } = useTexts(texts);
	const format = useFormat();
	if (corrections.length === 0) return <p>{t.noCorrections}</p>;
	const nameOf = (entity: string) =>
		entity in entities ? entities[entity as keyof typeof entities] : t.other;
	return (
		<ul className="month-records">
			{corrections.map(({ id, at, by, entity, reason }) => (
				<li key={id}>
					<div>
						<b>{reason}</b>
						<span>{[nameOf(entity), by ?? t.system, format.instant(at)].join(" · ")}</span>
					</div>
				</li>
			))}
		</ul>
	);
}
