import { useId, useRef } from "react";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { scaleOfType } from "#kit/ui/scale-of-type.ts";
import { useBoxSize } from "#kit/ui/use-box-size.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { isNone, unitOf } from "../amounts/amount.ts";
import { useAmounts } from "../amounts/use-amounts.ts";
import type { ReportGiven } from "./account-report.tsx";
import { type CourseShape, courseShape } from "./course-shape.ts";

/** Around the drawing: figures at its left, what is left at its right, months below. Hours are longer than days. */
const margins = {
	DAYS: { left: 34, right: 72, top: 14, bottom: 22 },
	MINUTES: { left: 48, right: 104, top: 14, bottom: 22 },
} as const;
const height = 112;
/** Until it is measured, and on paper. */
const usualWidth = 640;

/** What is left from day to day until the end of the year, as a picture and as a table for those who cannot see it. */
export function AccountCourse({ shown, account }: ReportGiven) {
	const { course: t } = useTexts(texts);
	const box = useRef<HTMLDivElement>(null);
	const { width } = useBoxSize(box);
	const isNow = shown.today.startsWith(String(shown.year));
	const unit = unitOf(shown);
	const margin = margins[unit];
	// drawn for type of the usual size, and grown with it as a whole
	const inner = (width || usualWidth) / scaleOfType() - margin.left - margin.right;
	const shape = courseShape(account.course, shown, { width: inner, height });
	return (
		<Section title={isNow ? t.title : t.titleOfYear}>
			<div className="leave-course" ref={box}>
				<Picture shape={shape} width={inner} unit={unit} account={account} />
			</div>
			<Legend account={account} />
			<CourseTable account={account} />
		</Section>
	);
}

interface PictureGiven extends Pick<ReportGiven, "account"> {
	readonly shape: CourseShape;
	readonly width: number;
	readonly unit: AccountUnit;
}

function Picture({ shape, width, unit, account }: PictureGiven) {
	const { course: t } = useTexts(texts);
	const { print, say } = useAmounts();
	const hatch = useId();
	const margin = margins[unit];
	const { remaining, free } = account;
	const isApart = Math.abs(shape.ends.free - shape.ends.remaining) >= 15;
	const size = {
		width: width + margin.left + margin.right,
		height: height + margin.top + margin.bottom,
	};
	const scale = scaleOfType();
	return (
		<svg
			width={size.width * scale}
			height={size.height * scale}
			fontSize={11}
			viewBox={`0 0 ${size.width} ${size.height}`}
			role="img"
			aria-label={t.said(say(remaining), print(free))}
		>
			<defs>
				<pattern
					id={hatch}
					width="6"
					height="6"
					patternUnits="userSpaceOnUse"
					patternTransform="rotate(45)"
				>
					<rect width="2.4" height="6" className="leave-hatch" />
				</pattern>
			</defs>
			<g transform={`translate(${margin.left} ${margin.top})`}>
				<Grid shape={shape} width={width} unit={unit} />
				<path d={shape.area} className="leave-area" />
				<path d={shape.requested} style={{ fill: `url(#${hatch})` }} className="leave-requested" />
				<path d={shape.past} className="leave-past" />
				<path d={shape.ahead} className="leave-ahead" />
				{shape.today !== undefined && (
					<g className="leave-now">
						<line x1={shape.today} x2={shape.today} y1={-6} y2={height} />
						<text x={shape.today - 5} y={-4} textAnchor="end">
							{t.today}
						</text>
					</g>
				)}
				<text x={width + 6} y={shape.ends.remaining + 4} fontSize={12} className="leave-end">
					{t.remaining(print(remaining))}
				</text>
				{free !== remaining && (
					<text
						x={width + 6}
						y={isApart ? shape.ends.free + 4 : shape.ends.remaining + 19}
						fontSize={12}
						className="leave-end-free"
					>
						{t.free(print(free))}
					</text>
				)}
			</g>
		</svg>
	);
}

/** Lines of whole days or hours and the names of months; on a narrow screen every second or third. */
function Grid({ shape, width, unit }: Pick<PictureGiven, "shape" | "width" | "unit">) {
	const format = useFormat();
	const { months, ticks } = shape;
	const every = Math.ceil(months.length / Math.max(1, Math.floor(width / 62)));
	return (
		<g className="leave-grid">
			{ticks.map(({ amount, y }) => (
				<g key={amount}>
					<line x1={0} x2={width} y1={y} y2={y} data-zero={amount === 0 || undefined} />
					<text x={-8} y={y + 4} textAnchor="end">
						{`${format.number(amount, 0)}${unit === "DAYS" ? "" : "\u00a0h"}`}
					</text>
				</g>
			))}
			{months.map(({ month, x, middle }, nth) => (
				<g key={month}>
					{nth > 0 && <line x1={x} x2={x} y1={height} y2={height + 4} />}
					{nth % every === 0 && (
						<text x={middle} y={height + 17} textAnchor="middle">
							{format.month(month).split(" ")[0]}
						</text>
					)}
				</g>
			))}
		</g>
	);
}

function Legend({ account }: Pick<ReportGiven, "account">) {
	const { course: t } = useTexts(texts);
	const { print, say } = useAmounts();
	const format = useFormat();
	const { requested, carriesOver } = account;
	return (
		<div className="leave-legend">
			<ul aria-hidden>
				<li data-line="past">{t.balance}</li>
				<li data-line="ahead">{t.approved}</li>
				{!isNone(requested) && <li data-line="requested">{t.requested(print(requested))}</li>}
			</ul>
			<p>
				{carriesOver
					.map(({ days: over, expiresOn }) =>
						expiresOn === null
							? t.carriesOver(say(over))
							: t.carriesOverUntil(say(over), format.date(expiresOn)),
					)
					.join("; ")}
			</p>
		</div>
	);
}

function CourseTable({ account }: Pick<ReportGiven, "account">) {
	const { course: t } = useTexts(texts);
	const { print } = useAmounts();
	const format = useFormat();
	return (
		<table className="visually-hidden">
			<thead>
				<tr>
					<th scope="col">{t.day}</th>
					<th scope="col">{t.left}</th>
					<th scope="col">{t.leftFree}</th>
				</tr>
			</thead>
			<tbody>
				{account.course.map(({ day, remaining, free }) => (
					<tr key={day}>
						<th scope="row">{format.dayWithYear(day)}</th>
						<td>{print(remaining)}</td>
						<td>{print(free)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
