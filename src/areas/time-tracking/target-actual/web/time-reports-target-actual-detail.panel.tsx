import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { timeTrackingsDetail } from "#areas/time-tracking/entries/web/panels.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { usePaper } from "#kit/ui/paper/use-paper.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { renew } from "#kit/web/use-api.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract } from "../contract.ts";
import type { ofDay } from "./panels.ts";
import { targetActualDetail } from "./panels.ts";

import { CopyButton } from "./why/copy-button.tsx";
import { DayReport } from "./why/day-report.tsx";
import type { DayTrace } from "./why/day-trace.ts";
import { DayWalk } from "./why/day-walk.tsx";
import { MonthLock } from "./why/month-lock.tsx";
import { TryButton } from "./why/try-button.tsx";
import { useWhyWords } from "./why/use-why-words.ts";

type Given = PanelProps<typeof ofDay>;

/** "Warum?": how a person's day came to its figures. */
export default function TargetActualDetailPanel({ userId, day }: Given) {
	const title = useTitle(targetActualDetail);
	const t = useWhyWords();
	useLiveTopic("TRACKINGS", () => void renew(contract.getDayTrace));
	return (
		<AnswerPanel title={title} endpoint={contract.getDayTrace} input={{ userId, day }} words={t}>
			{(answer) => <Explained title={title} day={answer} />}
		</AnswerPanel>
	);
}

interface ExplainedGiven {
	readonly title: string;
	readonly day: DayTrace;
}

function Explained({ title, day }: ExplainedGiven) {
	const format = useFormat();
	const { userId, explanation } = day;
	const { user, unitName } = explanation;
	const sub = [format.longDay(day.day), `${user.lastName}, ${user.firstName}`, unitName]
		.filter(Boolean)
		.join(" · ");
	const { start, paper } = usePaper(() => (
		<>
			<h1>{title}</h1>
			<p>{sub}</p>
			<DayReport day={day} />
		</>
	));
	return (
		<PanelFrame
			title={title}
			crumb={format.day(day.day)}
			sub={sub}
			actions={
				<>
					<DayWalk userId={userId} day={day.day} />
					<CopyButton day={day} head={sub} />
				</>
			}
			footer={<Foot day={day} print={start} />}
		>
			<DayReport day={day} />
			{paper}
		</PanelFrame>
	);
}

interface FootGiven {
	readonly day: DayTrace;
	readonly print: () => void;
}

function Foot({ day, print }: FootGiven) {
	const t = useWhyWords();
	const [first] = day.explanation.bookings;
	const open = (id: string) => openPanel(timeTrackingsDetail, { id }, { stack: "sub" });
	return (
		<>
			<Button
				variant="default"
				leftSection={<IconPrinter size={16} stroke={1.8} aria-hidden />}
				onClick={print}
			>
				{t.print}
			</Button>
			<div data-far-left>
				<TryButton day={day} />
			</div>
			<MonthLock day={day} />
			{first && <Button onClick={() => open(first.id)}>{t.openEntry}</Button>}
		</>
	);
}
