import {
	IconBeach,
	IconCalendarStar,
	IconClockPause,
	IconClockPlus,
	IconCoffee,
	IconFingerprint,
	IconHelpCircle,
	IconMathFunction,
	IconScale,
	IconScissors,
	IconTrendingUp,
} from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { RoundMark } from "#kit/ui/tag/round-mark.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { ChainDay, ToldLink } from "./chain-day.ts";
import { nameOf, sentenceOf } from "./step-words.ts";
import { texts } from "./text.ts";
import { type WaterfallBar, waterfallOf } from "./waterfall.ts";
import "#kit/web/master-data/master-data.css";
import "./chain-table.css";

interface Given<Step extends ToldLink> {
	readonly day: Omit<ChainDay, "chain"> & { readonly chain: readonly Step[] };
	/** Where a step comes from, beside its name. */
	readonly source?: (step: Step) => ReactNode;
}

/** From booking to balance, a row a step. */
export function ChainTable<Step extends ToldLink>({ day, source }: Given<Step>) {
	const t = useTexts(texts).chain;
	const format = useFormat();
	const titleId = useId();
	const { chain } = day;
	const bars = waterfallOf(chain);
	const actual = format.hours(day.actualMinutes);
	const balance = format.hours(day.balanceMinutes, { sign: true });
	return (
		<section className="master-section" aria-labelledby={titleId}>
			<div className="why-head">
				<h3 id={titleId}>
					<IconHelpCircle className="why-head-icon" size={16} stroke={1.8} aria-hidden />
					{actual === balance ? t.titleOfOne(actual) : t.title(actual, balance)}
				</h3>
				<span>{t.steps(chain.length)}</span>
			</div>
			<table className="why-chain" aria-labelledby={titleId}>
				<thead>
					<tr>
						<th scope="col">{t.step}</th>
						<th scope="col" className="why-course">
							{t.course}
						</th>
						<th scope="col">{t.change}</th>
						<th scope="col">{t.result}</th>
					</tr>
				</thead>
				<tbody>
					{chain.map((step, index) => (
						<Row
							// biome-ignore lint/suspicious/noArrayIndexKey: steps are what their order makes them
							key={index}
							number={index + 1}
							step={step}
							isLast={index === chain.length - 1}
							bar={bars[index] as WaterfallBar}
							day={day}
							source={source?.(step)}
						/>
					))}
				</tbody>
			</table>
		</section>
	);
}

interface RowGiven {
	readonly number: number;
	readonly step: ToldLink;
	readonly isLast: boolean;
	readonly bar: WaterfallBar;
	readonly day: ChainDay;
	readonly source: ReactNode;
}

function Row({ number, step, isLast, bar, day, source }: RowGiven) {
	const words = useTexts(texts);
	const format = useFormat();
	const { change, result, rule } = step;
	const isFirst = number === 1;
	const sum = format.hours(result, { sign: isLast });
	return (
		<tr data-last={isLast || undefined} data-first={isFirst || undefined}>
			<th scope="row">
				<StepIcon rule={isLast ? "TARGET" : rule} isStrong={isFirst || isLast} />
				<div>
					<b className="why-step-name">
						{words.chain.numbered(number, nameOf(step, isLast, words))}
					</b>
					{source}
					<p>{sentenceOf(step, day, words, format)}</p>
				</div>
			</th>
			<td className="why-course">
				<Bar bar={bar} />
			</td>
			<td data-sign={isLast ? "none" : bar.delta.sign}>
				{isFirst ? "" : format.hours(change, { sign: true })}
			</td>
			<td data-sign={isLast && result !== 0 ? signOf(result) : undefined}>{sum}</td>
		</tr>
	);
}

const icons = {
	BOOKED: IconFingerprint,
	NORMALIZE2WORKTIME: IconScissors,
	ROUNDING: IconMathFunction,
	PAUSES: IconCoffee,
	FIXED_BREAK: IconCoffee,
	AUTOPAUSE: IconClockPause,
	HOLIDAY_CREDIT: IconCalendarStar,
	ABSENCE_CREDIT: IconBeach,
	EXTRATIME: IconClockPlus,
	TARGET: IconScale,
	BALANCE_MODE: IconTrendingUp,
} as const;

/** What kind of step it is, at a glance; its name stands beside it. */
function StepIcon({ rule, isStrong }: { readonly rule: string; readonly isStrong: boolean }) {
	const Shape = icons[rule as keyof typeof icons] ?? IconMathFunction;
	return (
		<RoundMark isStrong={isStrong}>
			<Shape size={15} stroke={1.7} />
		</RoundMark>
	);
}

function signOf(minutes: number): "plus" | "minus" {
	return minutes > 0 ? "plus" : "minus";
}

function Bar({ bar: { base, delta } }: { readonly bar: WaterfallBar }) {
	const style = ({ left, width }: WaterfallBar["base"]) => ({
		left: `${left * 100}%`,
		width: `${width * 100}%`,
	});
	return (
		<span className="why-bar" aria-hidden>
			<i style={style(base)} />
			<i style={style(delta)} data-sign={delta.sign} />
		</span>
	);
}
