import { Button } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { timeTrackingsDetail } from "#areas/time-tracking/entries/web/panels.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { usePanel } from "#kit/ui/panel-stack/panel-context.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { usePaper } from "#kit/ui/paper/use-paper.tsx";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import type { ofDay } from "./panels.ts";
import { CopyButton } from "./why/copy-button.tsx";
import { DayReport } from "./why/day-report.tsx";
import type { DayTrace } from "./why/day-trace.ts";
import { DayWalk } from "./why/day-walk.tsx";
import { MonthLock } from "./why/month-lock.tsx";
import { TryButton } from "./why/try-button.tsx";
import { useWhyWords } from "./why/use-why-words.ts";

/** "Warum?": how a person's day came to its figures. */
export default function TargetActualDetailPanel({ userId, day }: PanelProps<typeof ofDay>) {
	const t = useWhyWords();
	useLiveTopic("TRACKINGS", () => void renew(contract.getDayTrace));
	return (
		<AnswerPanel endpoint={contract.getDayTrace} input={{ userId, day }} words={t}>
			{(answer) => <Explained day={answer} />}
		</AnswerPanel>
	);
}

function Explained({ day }: { readonly day: DayTrace }) {
	const { title } = usePanel();
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

function Foot({ day, print }: { readonly day: DayTrace; readonly print: () => void }) {
	const t = useWhyWords();
	const [first] = day.explanation.bookings;
	const open = (id: string) => openPanel(timeTrackingsDetail, { id }, { stack: "sub" });
	return (
		<>
			<PictureButton icon={IconPrinter} label={t.print} onClick={print} />
			<div data-far-left>
				<TryButton day={day} />
			</div>
			<MonthLock day={day} />
			{first && <Button onClick={() => open(first.id)}>{t.openEntry}</Button>}
		</>
	);
}
