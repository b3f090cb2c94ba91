import type { ReactNode } from "react";
import { useShiftWords } from "#areas/shift-planning/shifts/web/public.ts";
import { ColorDot } from "#kit/ui/tag/color-dot.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import "./open-shifts.css";

/** What is said of a shift in one line. */
export interface LineShift {
	readonly day: string;
	readonly beginMinute: number;
	readonly endMinute: number;
	readonly activity: { readonly name: string; readonly color: string };
	readonly workspace: { readonly name: string } | null;
}

interface Given {
	readonly shift: LineShift;
	/** Below it: who, or why not. */
	readonly notes?: readonly string[];
	readonly onOpen?: () => void;
	readonly openLabel?: string;
	/** It takes place no more. */
	readonly isGone?: boolean;
	readonly children?: ReactNode;
}

/** A shift of a list, with what can be done at its end. */
export function ShiftLine({ shift, notes = [], onOpen, openLabel, isGone, children }: Given) {
	const { when, what } = useLineWords()(shift);
	const head = (
		<>
			<ColorDot color={shift.activity.color} />
			{isGone ? <s>{when}</s> : <b>{when}</b>}
		</>
	);
	return (
		<li className="shift-line">
			{onOpen === undefined ? (
				<span className="shift-line-head">{head}</span>
			) : (
				<button type="button" className="shift-line-head" aria-label={openLabel} onClick={onOpen}>
					{head}
				</button>
			)}
			<span className="shift-line-what">{what}</span>
			{notes.map((note) => (
				<small key={note}>{note}</small>
			))}
			{children !== undefined && <span className="shift-line-doings">{children}</span>}
		</li>
	);
}

/** "Mo 06.07. 06:00 – 14:30" and "Frühdienst · Station 1". */
export function useLineWords() {
	const format = useFormat();
	const { times } = useShiftWords();
	return (shift: LineShift) => ({
		when: `${format.day(shift.day)} ${times(shift)}`,
		what: [shift.activity.name, shift.workspace?.name].filter(Boolean).join(" · "),
	});
}
