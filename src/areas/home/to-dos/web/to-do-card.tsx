import { type Icon, IconCalendarQuestion, IconLock, IconUsers } from "@tabler/icons-react";
import { contract } from "#areas/home/dashboard/contract.ts";
import { monthCloseLateBookings } from "#areas/time-tracking/month-close/web/panels.ts";
import { Card } from "#kit/ui/card/card.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { texts } from "../text.ts";
import { matterToDos } from "./matter-to-dos.ts";
import { useLateBookings, usePeopleWithoutActuals } from "./others-to-dos.ts";
import { daysWithoutActuals } from "./panels.ts";
import "./to-dos.css";

/** What waits for the signed-in person; each line opens its panel. */
export function ToDoCard() {
	const t = useTexts(texts);
	const format = useFormat();
	const { data, isError, refetch } = useApi(contract.getOverview, {});
	const matters = matterToDos.map((toDo) => ({ toDo, ids: data?.[toDo.named] ?? [] }));
	const days = data?.noActualsDayInfos ?? [];
	const people = usePeopleWithoutActuals(data !== undefined);
	const late = useLateBookings(data !== undefined);
	const waiting = matters.reduce((sum, { ids }) => sum + ids.length, 0);
	const count = waiting + days.length + people + late;
	return (
		<Card title={t.title} side={data && String(count)} flush scrolls className="to-do-card">
			{data === undefined &&
				(isError ? (
					<ErrorState text={t.failed} onRetry={() => void refetch()} />
				) : (
					<LoadingState />
				))}
			{data !== undefined && count === 0 && <EmptyState text={t.empty} />}
			{matters
				.filter(({ ids }) => ids.length > 0)
				.map(({ toDo, ids }) => (
					<MatterRow key={toDo.named} toDo={toDo} ids={ids} />
				))}
			{days.length > 0 && (
				<ToDo
					tone="can"
					icon={IconCalendarQuestion}
					title={t.noActuals}
					text={t.lastOn(format.day(days[0]?.date ?? ""))}
					count={days.length}
					panel={daysWithoutActuals}
				/>
			)}
			{people > 0 && (
				<ToDo
					tone="can"
					icon={IconUsers}
					title={t.ofPeople}
					text={t.inFiveWeeks}
					count={people}
					panel={daysWithoutActuals}
				/>
			)}
			{late > 0 && (
				<ToDo
					tone="rej"
					icon={IconLock}
					title={t.lateBookings}
					text={t.notCounted}
					count={late}
					panel={monthCloseLateBookings}
				/>
			)}
		</Card>
	);
}

interface MatterGiven {
	readonly toDo: (typeof matterToDos)[number];
	readonly ids: readonly string[];
}

function MatterRow({ toDo, ids }: MatterGiven) {
	const { icon, tone, panel } = toDo;
	const { title } = toDo.useWords();
	const text = toDo.useLine(ids);
	return <ToDo {...{ icon, tone, title, text }} count={ids.length} panel={panel} />;
}

interface ToDoGiven {
	readonly tone: "req" | "rej" | "can";
	readonly icon: Icon;
	readonly title: string;
	readonly text: string;
	readonly count: number;
	/** Opened by it. */
	readonly panel: typeof daysWithoutActuals | typeof monthCloseLateBookings;
}

function ToDo({ tone, icon: Shape, title, text, count, panel }: ToDoGiven) {
	return (
		<button type="button" className="to-do" onClick={() => openPanel(panel, {})}>
			<span className={`to-do-icon ${tone}`}>
				<Shape size={16} stroke={1.8} aria-hidden />
			</span>
			<span className="to-do-words">
				<b>{title}</b>
				<span>{text}</span>
			</span>
			<b className="to-do-count">{count}</b>
		</button>
	);
}
