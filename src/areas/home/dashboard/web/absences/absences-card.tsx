import { absencesCreate, absencesDetail } from "#areas/absences/requests/web/panels.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { Card } from "#kit/ui/card/card.tsx";
import { printMinutes } from "#kit/ui/field/print-minutes.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { ColorDot } from "#kit/ui/tag/color-dot.tsx";
import { StateTag } from "#kit/ui/tag/state-tag.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { contract } from "../../contract.ts";
import { dashboardAbsences } from "../panels.ts";
import { texts } from "./text.ts";
import { useToCalendar } from "./use-to-calendar.tsx";
import "./absences-card.css";

type Overview = AnswerOf<typeof contract.getOverview>;
type Next = Overview["nextAbsences"][number];

/** What of one's own absences is planned, asked for and approved, and the next free days. */
export default function AbsencesCard({ overview }: { readonly overview: Overview }) {
	const t = useTexts(texts);
	const { nextAbsences, nextHolidays } = overview;
	const { frame, menu, onRow } = useToCalendar();
	return (
		<Card
			title={t.title}
			className="absences-card"
			flush
			side={
				<>
					<button
						type="button"
						className="card-link"
						onClick={() => openPanel(dashboardAbsences, {})}
					>
						{t.all}
					</button>
					<button type="button" className="card-link" onClick={() => openPanel(absencesCreate, {})}>
						{t.ask}
					</button>
				</>
			}
		>
			<div ref={frame} className="absences-card-frame">
				{nextAbsences.length === 0 && <p className="absences-card-none">{t.none}</p>}
				<ul>
					{nextAbsences.map((absence) => (
						<li key={absence.id}>
							<Row absence={absence} onRow={onRow(absence.from)} />
						</li>
					))}
				</ul>
				<Holidays days={nextHolidays} onRow={onRow} />
				{menu}
			</div>
		</Card>
	);
}

type OnRow = ReturnType<typeof useToCalendar>["onRow"];

interface RowGiven {
	readonly absence: Next;
	readonly onRow: ReturnType<OnRow>;
}

function Row({ absence, onRow }: RowGiven) {
	const { id, name, color, state } = absence;
	const when = useWhen(absence);
	return (
		<button
			type="button"
			className="absences-card-row"
			onClick={() => openPanel(absencesDetail, { id })}
			{...onRow}
		>
			<span>
				<b>
					<ColorDot color={color} />
					{name}
				</b>
				<small>{when}</small>
			</span>
			<StateTag state={state} />
		</button>
	);
}

/** "Mo 21.12. – Mi 30.12.2026 · 4 Tage", "Di 22.12.2026 vormittags", "Di 22.12.2026 · 08:00 – 10:30" */
function useWhen({ from, to, fromPart, days, beginMinutes, endMinutes }: Next): string {
	const t = useTexts(texts);
	const format = useFormat();
	const range = format.days(from, to);
	if (beginMinutes !== null && endMinutes !== null)
		return t.with(range, `${printMinutes(beginMinutes)} – ${printMinutes(endMinutes)}`);
	if (from === to && fromPart !== "WHOLE") return `${range} ${t.halves[fromPart]}`;
	if (days === 0) return range;
	return t.with(range, days === 1 ? t.oneDay : t.days(format.amount(days)));
}

interface HolidaysGiven {
	readonly days: Overview["nextHolidays"];
	readonly onRow: OnRow;
}

function Holidays({ days, onRow }: HolidaysGiven) {
	const t = useTexts(texts);
	const format = useFormat();
	if (days.length === 0) return null;
	return (
		<section aria-label={t.holidays} className="absences-card-holidays">
			<h3>{t.holidays}</h3>
			<ul>
				{days.map(({ date, name, factor }) => (
					<li key={date} {...onRow(date)}>
						<span>{format.dayWithYear(date)}</span>
						<span>{factor < 1 ? t.half(name) : name}</span>
					</li>
				))}
			</ul>
		</section>
	);
}
