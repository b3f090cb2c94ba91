import {
	type Icon,
	IconBeach,
	IconCalendarQuestion,
	IconLock,
	IconUsers,
} from "@tabler/icons-react";
import { ownLeaveNotices } from "#areas/absences/leave-notices/web/panels.ts";
import { contract } from "#areas/home/dashboard/contract.ts";
import { contract as gaps } from "#areas/time-tracking/fix-my-day/contract.ts";
import {
	contract as monthCloses,
	monthCloseTopic,
} from "#areas/time-tracking/month-close/contract.ts";
import { monthCloseLateBookings } from "#areas/time-tracking/month-close/web/panels.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { Card } from "#kit/ui/card/card.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { AwaitedState } from "#kit/ui/state/awaited-state.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useFeature, useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { texts } from "../text.ts";
import { matterToDos } from "./matter-to-dos.ts";
import { daysWithoutActuals, substituteRequests } from "./panels.ts";
import "./to-dos.css";

/** What waits for the signed-in person; each line opens its panel. */
export function ToDoCard() {
	const t = useTexts(texts);
	const { data, isError, refetch } = useApi(contract.getOverview, {});
	const matters = matterToDos.map((toDo) => ({ toDo, ids: data?.[toDo.named] ?? [] }));
	const others = useOtherToDos(data);
	const waiting = matters.reduce((sum, { ids }) => sum + ids.length, 0);
	const count = others.reduce((sum, other) => sum + other.count, waiting);
	return (
		<Card title={t.title} side={data && String(count)} flush scrolls className="to-do-card">
			{data === undefined && (
				<AwaitedState hasFailed={isError} text={t.failed} onRetry={() => void refetch()} />
			)}
			{data !== undefined && count === 0 && <EmptyState text={t.empty} />}
			{matters
				.filter(({ ids }) => ids.length > 0)
				.map(({ toDo, ids }) => (
					<MatterRow key={toDo.named} toDo={toDo} ids={ids} />
				))}
			{others
				.filter((other) => other.count > 0)
				.map((other) => (
					<ToDo key={other.title} {...other} />
				))}
		</Card>
	);
}

/** Days without actual time, one's own and those of one's people, and bookings that came too late. */
function useOtherToDos(
	overview: AnswerOf<typeof contract.getOverview> | undefined,
): readonly ToDoGiven[] {
	const t = useTexts(texts);
	const format = useFormat();
	const people = usePeopleWithoutActuals(overview !== undefined);
	const late = useLateBookings(overview !== undefined);
	const days = overview?.noActualsDayInfos ?? [];
	const own = { icon: IconCalendarQuestion, title: t.noActuals, count: days.length };
	const [last] = days;
	const text = last === undefined ? "" : t.lastOn(format.day(last.date));
	const others = { icon: IconUsers, title: t.ofPeople, text: t.inFiveWeeks, count: people };
	const closed = { icon: IconLock, title: t.lateBookings, text: t.notCounted, count: late };
	const asked = overview?.requestedSubstitutions.length ?? 0;
	const standIn = { icon: IconUsers, title: useTitle(substituteRequests), count: asked };
	const told = overview?.leaveNoticeIds.length ?? 0;
	const leave = { icon: IconBeach, title: useTitle(ownLeaveNotices), count: told };
	return [
		{ ...leave, text: t.toRead, tone: "req", panel: ownLeaveNotices },
		{ ...standIn, text: t.toAnswer, tone: "req", panel: substituteRequests },
		{ ...own, text, tone: "can", panel: daysWithoutActuals },
		{ ...others, tone: "can", panel: daysWithoutActuals },
		{ ...closed, tone: "rej", panel: monthCloseLateBookings },
	];
}

/** How many bookings came for closed months that one may correct; 0 for people who may correct none. */
function useLateBookings(isReady: boolean): number {
	const byTimes = useMay("timetrackings.manage", "FULL");
	const byPayroll = useMay("payroll.manage", "WRITE");
	const hasTimes = useFeature("TIMETRACKINGS");
	useLiveTopic(monthCloseTopic, () => void renew(monthCloses.listLateBookings));
	const { data } = useApi(
		monthCloses.listLateBookings,
		{ pageSize: 1 },
		{ enabled: isReady && hasTimes && (byTimes || byPayroll) },
	);
	return data?.total ?? 0;
}

/** Of many people it is no small question, and nothing that changes by the minute. */
const staleTime = 300_000;

/** How many people one may read lack actual time on some day; 0 for people who may read nobody. */
function usePeopleWithoutActuals(isReady: boolean): number {
	const mayRead = useMay("timetrackings.manage", "READ");
	const hasTimes = useFeature("TIMETRACKINGS");
	const { data } = useApi(
		gaps.listDaysWithoutActuals,
		{ pageSize: 1 },
		{ enabled: isReady && mayRead && hasTimes, staleTime },
	);
	return data?.total ?? 0;
}

function MatterRow({ toDo, ids }: { toDo: (typeof matterToDos)[number]; ids: readonly string[] }) {
	const { icon, tone, panel } = toDo;
	const title = toDo.useTitle();
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
