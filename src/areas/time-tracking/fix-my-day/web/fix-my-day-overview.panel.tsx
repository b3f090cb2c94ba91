import { IconCircleCheck } from "@tabler/icons-react";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract, type DayGap } from "../contract.ts";
import { texts } from "../text.ts";
import { GapCard } from "./gap-card.tsx";
import type { ofPerson } from "./panels.ts";
import { useLiveGaps } from "./use-live-gaps.ts";
import "./fix-my-day.css";

/** Somebody's last days: what is wrong, and what would mend it. */
export default function FixMyDayOverviewPanel({ userId: named }: PanelProps<typeof ofPerson>) {
	const session = useSession();
	const userId = named ?? session.userId;
	const { panel } = useTexts(texts);
	useLiveGaps(userId);
	return (
		<AnswerPanel endpoint={contract.listDayGaps} input={{ userId }} words={panel}>
			{(answer) => <Gaps answer={answer} isOwn={userId === session.userId} />}
		</AnswerPanel>
	);
}

interface Given {
	readonly answer: AnswerOf<typeof contract.listDayGaps>;
	readonly isOwn: boolean;
}

function Gaps({ answer, isOwn }: Given) {
	const { panel: t } = useTexts(texts);
	const { firstName, lastName, gaps, mayMend } = answer;
	const open = gaps.filter((gap) => !gap.isNotice && !gap.isWaiting);
	const waiting = gaps.filter((gap) => gap.isWaiting);
	const notices = gaps.filter((gap) => gap.isNotice && !gap.isWaiting);
	const name = `${lastName}, ${firstName}`;
	return (
		<PanelFrame sub={isOwn ? t.sub : t.subOf(name)}>
			{!mayMend && <p className="gap-note">{t.readOnly}</p>}
			{open.length === 0 && <EmptyState icon={IconCircleCheck} text={t.well} />}
			<Section title={t.open} gaps={open} answer={answer} />
			<Section title={t.waiting} gaps={waiting} answer={answer} />
			<Section title={t.notices} gaps={notices} answer={answer} />
		</PanelFrame>
	);
}

interface SectionGiven {
	readonly title: string;
	readonly gaps: readonly DayGap[];
	readonly answer: Given["answer"];
}

function Section({ title, gaps, answer }: SectionGiven) {
	const { userId, zone, mayMend } = answer;
	if (gaps.length === 0) return null;
	return (
		<section className="gap-section">
			<h3>
				{title} <span>{gaps.length}</span>
			</h3>
			<ul>
				{gaps.map((gap) => (
					<GapCard
						key={`${gap.kind} ${gap.day} ${gap.entry?.id}`}
						gap={gap}
						userId={userId}
						zone={zone}
						mayMend={mayMend}
					/>
				))}
			</ul>
		</section>
	);
}
