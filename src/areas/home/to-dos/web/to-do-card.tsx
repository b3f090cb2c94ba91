import {
	IconAlarm,
	IconCalendarQuestion,
	IconLock,
	IconMessageQuestion,
	IconUsers,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { contract } from "#areas/home/dashboard/contract.ts";
import {
	useNeedsReasonEntries,
	useRecentEntries,
} from "#areas/time-tracking/entries/web/public.ts";
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
import { autoFinished, daysWithoutActuals, needsReason } from "./panels.ts";
import { useLateBookings } from "./use-late-bookings.ts";
import { usePeopleWithoutActuals } from "./use-people-without-actuals.ts";
import "./to-dos.css";

/** What waits for the signed-in person; each line opens its panel. */
export function ToDoCard() {
	const t = useTexts(texts);
	const { data, isError, refetch } = useApi(contract.getOverview, {});
	const unreasoned = data?.needReasonTrackingIds ?? [];
	const finished = data?.autoFinishedTrackingIds ?? [];
	const days = data?.noActualsDayInfos ?? [];
	const people = usePeopleWithoutActuals(data !== undefined);
	const late = useLateBookings(data !== undefined);
	const own = unreasoned.length + finished.length + days.length;
	const count = own + people + late;
	return (
		<Card title={t.title} side={data && String(count)} flush scrolls className="to-do-card">
			{data === undefined &&
				(isError ? (
					<ErrorState text={t.failed} onRetry={() => void refetch()} />
				) : (
					<LoadingState />
				))}
			{data !== undefined && count === 0 && <EmptyState text={t.empty} />}
			{unreasoned.length > 0 && <NeedsReasonToDo ids={unreasoned} />}
			{finished.length > 0 && <AutoFinishedToDo ids={finished} />}
			{days.length > 0 && <NoActualsToDo days={days.map(({ date }) => date)} />}
			{people > 0 && <PeopleToDo count={people} />}
			{late > 0 && <LateBookingsToDo count={late} />}
		</Card>
	);
}

function NeedsReasonToDo({ ids }: { readonly ids: readonly string[] }) {
	const format = useFormat();
	const t = useTexts(texts);
	const { entries } = useNeedsReasonEntries(ids);
	const oldest = entries?.length === ids.length ? entries.at(-1) : undefined;
	return (
		<ToDo
			tone="req"
			icon={<IconMessageQuestion size={16} stroke={1.8} aria-hidden />}
			title={t.needsReason}
			text={oldest ? t.oldestFrom(ids.length, format.day(oldest.day)) : t.count(ids.length)}
			count={ids.length}
			onOpen={() => openPanel(needsReason, {})}
		/>
	);
}

function AutoFinishedToDo({ ids }: { readonly ids: readonly string[] }) {
	const format = useFormat();
	const t = useTexts(texts);
	const { data } = useRecentEntries();
	const latest = data?.timeTrackings.find(({ id }) => ids.includes(id));
	return (
		<ToDo
			tone="rej"
			icon={<IconAlarm size={16} stroke={1.8} aria-hidden />}
			title={t.autoFinished}
			text={
				latest?.end
					? t.lastAt(format.day(latest.end, latest.zone), format.time(latest.end, latest.zone))
					: t.count(ids.length)
			}
			count={ids.length}
			onOpen={() => openPanel(autoFinished, {})}
		/>
	);
}

function NoActualsToDo({ days }: { readonly days: readonly string[] }) {
	const format = useFormat();
	const t = useTexts(texts);
	const [latest = ""] = days;
	return (
		<ToDo
			tone="can"
			icon={<IconCalendarQuestion size={16} stroke={1.8} aria-hidden />}
			title={t.noActuals}
			text={t.lastOn(format.day(latest))}
			count={days.length}
			onOpen={() => openPanel(daysWithoutActuals, {})}
		/>
	);
}

function PeopleToDo({ count }: { readonly count: number }) {
	const t = useTexts(texts);
	return (
		<ToDo
			tone="can"
			icon={<IconUsers size={16} stroke={1.8} aria-hidden />}
			title={t.ofPeople}
			text={t.inFiveWeeks}
			count={count}
			onOpen={() => openPanel(daysWithoutActuals, {})}
		/>
	);
}

function LateBookingsToDo({ count }: { readonly count: number }) {
	const t = useTexts(texts);
	return (
		<ToDo
			tone="rej"
			icon={<IconLock size={16} stroke={1.8} aria-hidden />}
			title={t.lateBookings}
			text={t.notCounted}
			count={count}
			onOpen={() => openPanel(monthCloseLateBookings, {})}
		/>
	);
}

interface ToDoGiven {
	readonly tone: "req" | "rej" | "can";
	readonly icon: ReactNode;
	readonly title: string;
	readonly text: string;
	readonly count: number;
	readonly onOpen: () => void;
}

function ToDo({ tone, icon, title, text, count, onOpen }: ToDoGiven) {
	return (
		<button type="button" className="to-do" onClick={onOpen}>
			<span className={`to-do-icon ${tone}`}>{icon}</span>
			<span className="to-do-words">
				<b>{title}</b>
				<span>{text}</span>
			</span>
			<b className="to-do-count">{count}</b>
		</button>
	);
}
