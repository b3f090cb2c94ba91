import type { CSSProperties } from "react";
import type { CalendarEvent } from "./calendar-given.ts";
import type { CalendarWords } from "./calendar-words.ts";
import "./event-chip.css";

interface Given {
	readonly event: CalendarEvent;
	readonly words: CalendarWords;
	readonly style?: CSSProperties;
	readonly tabIndex?: number;
	/** It goes on at the left, at the right. */
	readonly isFromBefore?: boolean;
	readonly goesOn?: boolean;
	/** Times stand under the label. */
	readonly isTall?: boolean;
	/** Where no calendar hears clicks. */
	readonly onOpen?: ((event: CalendarEvent) => void) | undefined;
}

/** An event that can be opened; clicks and keys are heard by the calendar. */
export function EventChip(given: Given) {
	const { event, words, style, tabIndex, isFromBefore, goesOn, isTall, onOpen } = given;
	const { label, note, icon: Shape, state, tone, isBox } = event;
	const times = words.times(event);
	const tones = tone === undefined ? {} : { "--tone": tone };
	return (
		<button
			type="button"
			className="event-chip"
			data-event={event.id}
			data-state={isBox ? "BOX" : state}
			data-from-before={isFromBefore || undefined}
			data-goes-on={goesOn || undefined}
			data-tall={isTall || isBox || undefined}
			aria-label={words.event(event)}
			title={words.event(event)}
			tabIndex={tabIndex}
			onClick={onOpen && (() => onOpen(event))}
			style={{ ...style, ...tones } as CSSProperties}
		>
			{Shape && <Shape size={13} stroke={1.8} aria-hidden />}
			<span>
				<b>{label}</b> <small>{times ?? note}</small>
			</span>
		</button>
	);
}
