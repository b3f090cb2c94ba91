import type { CSSProperties } from "react";
import {
	type BarKind,
	barKinds,
	type Lane,
	type LaneAxis,
	type LaneBar,
	laneAxis,
} from "./lane.ts";
import "./day-lanes.css";

interface Given {
	/** What the picture shows. */
	readonly label: string;
	readonly lanes: readonly Lane[];
	/** Of the kinds of bars, for legend and screen readers. */
	readonly words: Readonly<Record<BarKind, string>>;
	/** An epoch minute as `08:15`. */
	readonly time: (minute: number) => string;
	/** Of a lane without bars. */
	readonly none: string;
}

/** Lanes of a day on one axis: what was planned, booked, counted. Nothing where no lane has a bar. */
export function DayLanes({ label, lanes, words, time, none }: Given) {
	const axis = laneAxis(lanes);
	if (axis === undefined) return null;
	const shown = new Set(lanes.flatMap(({ bars }) => bars.map(({ kind }) => kind)));
	return (
		<figure className="day-lanes" aria-label={label}>
			{lanes.map((lane) => (
				<div key={lane.name} className="day-lane" data-main={lane.isMain || undefined}>
					<span className="day-lane-name">{lane.name}</span>
					<ul aria-label={lane.name}>
						{lane.bars.length === 0 && <li className="visually-hidden">{none}</li>}
						{lane.bars.map((bar) => (
							<Bar
								key={`${bar.kind} ${bar.begin}`}
								bar={bar}
								axis={axis}
								word={words[bar.kind]}
								time={time}
							/>
						))}
					</ul>
				</div>
			))}
			<div className="day-lane" aria-hidden>
				<span className="day-lane-name" />
				<div className="day-lane-ticks">
					{axis.ticks.map((tick) => (
						<span key={tick} style={{ left: percent(tick, axis) }}>
							{time(tick).slice(0, 2)}
						</span>
					))}
				</div>
			</div>
			<div className="day-lane day-lane-legend" aria-hidden>
				<span className="day-lane-name" />
				<div>
					{barKinds
						.filter((kind) => shown.has(kind))
						.map((kind) => (
							<span key={kind}>
								<i data-kind={kind} />
								{words[kind]}
							</span>
						))}
				</div>
			</div>
		</figure>
	);
}

interface BarGiven {
	readonly bar: LaneBar;
	readonly axis: LaneAxis;
	readonly word: string;
	readonly time: Given["time"];
}

/** Those that say their begin, and their end, as far as there is room. */
const written: ReadonlySet<BarKind> = new Set(["work", "plan", "requested", "standby"]);

function Bar({ bar, axis, word, time }: BarGiven) {
	const { begin, end, kind, text } = bar;
	const share = (end - begin) / (axis.end - axis.begin);
	const style: CSSProperties = { left: percent(begin, axis), width: `${share * 100}%` };
	const times = `${time(begin)} – ${time(end)}`;
	const isWritten = written.has(kind);
	return (
		<li style={style} data-kind={kind} title={`${word} ${text ?? times}`}>
			<span className="visually-hidden">{`${word} ${text ?? times}`}</span>
			{isWritten && <b aria-hidden>{time(begin)}</b>}
			{isWritten && <b aria-hidden>{time(end)}</b>}
		</li>
	);
}

function percent(minute: number, { begin, end }: LaneAxis): string {
	return `${((minute - begin) / (end - begin)) * 100}%`;
}
