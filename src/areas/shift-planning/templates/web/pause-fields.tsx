import { useState } from "react";
import { parsePause } from "#domain/shifts/typed-pauses.ts";
import { TimeRangeField, type Times } from "#kit/ui/field/time-range-field.tsx";
import { useTexts } from "#kit/web/texts.ts";
import type { LineValues } from "./shift-line.tsx";
import { texts } from "./text.ts";

type Pause = LineValues["pauses"][number];

/** Stands for a text that is no pause: it is never saved. */
const unreadable: Pause = { minute: -1, minutes: 0 };

interface Given {
	readonly pauses: readonly Pause[];
	/** Of the shift; null while something else than times stands there. */
	readonly within: Times | null;
	readonly onChange: (pauses: Pause[]) => void;
}

/** Both pauses of a line; one that is emptied keeps its place while the other is typed. */
export function PauseFields({ pauses, within, onChange }: Given) {
	const t = useTexts(texts).line;
	const [typed, setTyped] = useState<readonly (Pause | null)[]>(pauses);
	const shown = isSame(filled(typed), pauses) ? typed : pauses;
	const timesAt = (nth: number) => timesOf(shown[nth] ?? null);
	const change = (nth: number, pause: Pause | null) => {
		const next = [0, 1].map((place) => (place === nth ? pause : (shown[place] ?? null)));
		setTyped(next);
		onChange(filled(next));
	};
	return [t.pause, t.secondPause].map((label, nth) => (
		<TimeRangeField
			key={label}
			label={label}
			value={timesAt(nth)}
			read={(text) => parsePause(text, within, timesAt(1 - nth))}
			onChange={(times, unparsed) => change(nth, unparsed ? unreadable : pauseOf(times))}
		/>
	));
}

const filled = (list: readonly (Pause | null)[]) => list.filter((one) => one !== null);

function isSame(one: readonly Pause[], other: readonly Pause[]): boolean {
	return (
		one.length === other.length &&
		one.every(({ minute, minutes }, nth) => {
			const beside = other[nth];
			return minute === beside?.minute && minutes === beside.minutes;
		})
	);
}

function timesOf(pause: Pause | null): Times | null {
	if (pause === null || pause.minute < 0) return null;
	return { begin: pause.minute, end: pause.minute + pause.minutes };
}

const pauseOf = (times: Times | null): Pause | null =>
	times && { minute: times.begin, minutes: times.end - times.begin };
