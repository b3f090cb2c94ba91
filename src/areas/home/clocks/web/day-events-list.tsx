import { Card } from "#kit/ui/card/card.tsx";
import { useShownClocks } from "./use-clocks.ts";
import "./clocks.css";
import { IconCloudUp } from "@tabler/icons-react";
import { isPauseClass } from "#domain/working-time/timeline/time-class.ts";
import type { Words } from "#kit/contract/texts.ts";
import { useStore } from "#kit/ui/create-store.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeClocks } from "../contract.ts";
import { texts } from "../text.ts";
import { outbox } from "./booking/outbox.ts";
import { nodeNameOf } from "./projects/project-nodes.ts";

type DayEntry = TimeClocks["day"]["entries"][number];

interface DayEvent {
	readonly key: string;
	/** ISO instant. */
	readonly at: string;
	readonly kind:
		| "COME"
		| "GO"
		| "PAUSE_BEGUN"
		| "PAUSE_ENDED"
		| "PROJECT_BEGUN"
		| "BEGUN"
		| "CONTINUED";
	/** What begins, or the pause that ends. */
	readonly activity: DayEntry["activity"];
	readonly projectNodeId: string | null;
}

/** What was booked in the course of the day, the newest on top; what still waits has a hollow dot and says so. */
export function DayEventsList({ clocks }: { readonly clocks: TimeClocks }) {
	const { day } = clocks;
	const format = useFormat();
	const t = useTexts(texts);
	const { waiting } = useStore(outbox);
	const waitingAt = new Set(waiting.map((one) => one.timestamp));
	const events = dayEvents(day.entries);
	if (events.length === 0) return <p className="day-none">{t.nothingYet}</p>;
	return (
		<ol className="day-events">
			{events.map((event) => {
				const isWaiting = waitingAt.has(event.at);
				return (
					<li key={event.key} data-waiting={isWaiting || undefined}>
						<time dateTime={event.at}>{format.time(event.at, day.zone)}</time>
						<i aria-hidden />
						<div>
							<span>{wordsOf(event, t.events)}</span>
							<small>{nodeNameOf(clocks, event.projectNodeId) ?? event.activity.name}</small>
						</div>
						{isWaiting ? (
							<span className="waiting-tag">
								<IconCloudUp size={14} stroke={1.8} aria-hidden />
								{t.unsent.tag}
							</span>
						) : (
							<span className="booked">{t.unsent.booked}</span>
						)}
					</li>
				);
			})}
		</ol>
	);
}

/**
 * What a person did to the clock in the course of the day, the newest first.
 *
 * Example: work 06:00–09:30, PAUSE 09:30–09:45, work since → PAUSE_ENDED 09:45, PAUSE_BEGUN 09:30, COME 06:00.
 */
export function dayEvents(entries: readonly DayEntry[]): DayEvent[] {
	return entries
		.flatMap((entry, index): DayEvent[] => {
			const before = entries[index - 1];
			const follows = before !== undefined && meet(before, entry);
			const after = entries[index + 1];
			const begun = beginEvent(entry, follows ? before : undefined);
			const { end } = entry;
			if (end === null || (after !== undefined && meet(entry, after))) return [begun];
			const key = `${entry.id} end`;
			return [begun, { ...about(entry), key, at: end, kind: "GO" }];
		})
		.toReversed();
}

function meet(earlier: DayEntry, later: DayEntry): boolean {
	return earlier.end !== null && Date.parse(earlier.end) >= Date.parse(later.begin);
}

function beginEvent(entry: DayEntry, before: DayEntry | undefined): DayEvent {
	const kind = beginOf(entry, before);
	const subject = kind === "PAUSE_ENDED" && before ? before : entry;
	return { key: `${entry.id} begin`, at: entry.begin, kind, ...about(subject) };
}

function about({ activity, projectNodeId }: DayEntry) {
	return { activity, projectNodeId };
}

function beginOf(entry: DayEntry, before: DayEntry | undefined): DayEvent["kind"] {
	if (isPause(entry)) return "PAUSE_BEGUN";
	if (before !== undefined && isPause(before)) return "PAUSE_ENDED";
	if (entry.projectNodeId !== null) return "PROJECT_BEGUN";
	if (entry.activity.classType !== "WORKTIME") return "BEGUN";
	return before === undefined ? "COME" : "CONTINUED";
}

function isPause({ activity }: DayEntry): boolean {
	return isPauseClass(activity.classType);
}

type EventWords = Words<typeof texts>["events"];

function wordsOf({ kind, activity }: DayEvent, t: EventWords): string {
	const words = t[kind];
	return typeof words === "string" ? words : words(activity.name);
}

/** What was booked today, below the clock on a phone. */
export function TodayCard() {
	const t = useTexts(texts);
	const clocks = useShownClocks();
	if (clocks === undefined) return null;
	return (
		<Card title={t.today} className="today-card">
			<DayEventsList clocks={clocks} />
		</Card>
	);
}
