import { IconCloudUp } from "@tabler/icons-react";
import type { Words } from "#kit/contract/texts.ts";
import { useStore } from "#kit/ui/create-store.ts";
import { useFormat } from "#kit/web/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeClocks } from "../contract.ts";
import { texts } from "../text.ts";
import { type DayEvent, dayEvents } from "./day-events.ts";
import { nodeNameOf } from "./node-name-of.ts";
import { outbox } from "./outbox.ts";

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

type EventWords = Words<typeof texts>["events"];

function wordsOf({ kind, activity }: DayEvent, t: EventWords): string {
	switch (kind) {
		case "COME":
			return t.COME;
		case "GO":
			return t.GO;
		case "PAUSE_ENDED":
			return t.pauseEnded(activity.name);
		case "PROJECT_BEGUN":
			return t.projectBegun;
		case "PAUSE_BEGUN":
		case "BEGUN":
			return t.begun(activity.name);
		case "CONTINUED":
			return t.continued(activity.name);
	}
}
