import { Button } from "@mantine/core";
import { PersonSection } from "#areas/staff/users/web/public.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import type { MonthComparison } from "../contract/fields.ts";
import { contract, monthCloseTopic } from "../contract.ts";
import { texts } from "../text.ts";
import { CloseState } from "./close-state.tsx";
import { ChangedDays, ComparedTotals } from "./compared-figures.tsx";
import type { ofPersonsMonth } from "./panels.ts";
import { RecordLine, RecordList } from "./record-list.tsx";
import { renewCloses, useClosing, useReopening } from "./use-closing.ts";

/** A person's month as it was closed beside what it is now. */
export default function MonthCloseComparisonPanel({
	userId,
	month,
}: PanelProps<typeof ofPersonsMonth>) {
	const { comparison: t } = useTexts(texts);
	useLiveTopic(monthCloseTopic, () => void renewCloses());
	useLiveTopic("TRACKINGS", () => void renewCloses());
	return (
		<AnswerPanel endpoint={contract.getMonthComparison} input={{ userId, month }} words={t}>
			{(comparison) => <Comparison of={comparison} />}
		</AnswerPanel>
	);
}

interface Given {
	readonly of: MonthComparison;
}

function Comparison({ of }: Given) {
	const { comparison: t } = useTexts(texts);
	const format = useFormat();
	const { user, month, isClosed, closes, days, totals, corrections } = of;
	const name = `${user.firstName} ${user.lastName}`;
	const changed = days.filter(({ isChanged }) => isChanged);
	return (
		<PanelFrame
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
						<RecordList>
							{closes.map(({ closeNo, closedAt, closedBy }) => (
								<RecordLine
									key={closeNo}
									title={t.close(closeNo)}
									facts={[format.instant(closedAt), closedBy ?? t.system]}
								/>
							))}
						</RecordList>
					</PersonSection>
				</>
			)}
		</PanelFrame>
	);
}

function Foot({ of }: Given) {
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

/** Who corrected the closed month, when, what and why. */
function CorrectionList({ corrections }: { readonly corrections: MonthComparison["corrections"] }) {
	const { comparison: t, entities } = useTexts(texts);
	const format = useFormat();
	if (corrections.length === 0) return <p>{t.noCorrections}</p>;
	const nameOf = (entity: string) =>
		entity in entities ? entities[entity as keyof typeof entities] : t.other;
	return (
		<RecordList>
			{corrections.map(({ id, at, by, entity, reason }) => (
				<RecordLine
					key={id}
					title={reason}
					facts={[nameOf(entity), by ?? t.system, format.instant(at)]}
				/>
			))}
		</RecordList>
	);
}
