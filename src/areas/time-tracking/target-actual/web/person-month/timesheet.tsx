import { isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { thisMonth } from "../months/month-after.ts";
import {
	figureColumns,
	monthDays,
	monthSums,
	type PersonMonth,
	type ShownDay,
} from "./month-days.ts";
import { useTimes } from "./use-times.ts";
import "./timesheet.css";

interface Given {
	readonly of: PersonMonth;
}

const heads = ["day", "times", ...figureColumns.map(({ id }) => id), "balance", "remark"] as const;

/** One A4 page: who, which month, the days, what they come to, and two lines to sign on. */
export function Timesheet({ of }: Given) {
	const { figures, month: t } = useTexts(texts);
	const { sheet } = t;
	const titles = { ...figures, ...t.columns };
	const { tenant } = useSession();
	const days = monthDays(of.days, isoOfDay(dayNow()));
	return (
		<div className="timesheet">
			<h1>{sheet.title}</h1>
			<p>{tenant.name}</p>
			<SheetHead of={of} />
			<table>
				<thead>
					<tr>
						{heads.map((id) => (
							<th key={id} scope="col">
								{titles[id]}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{days.map((shown) => (
						<TimesheetRow key={shown.day.day} shown={shown} zone={of.zone} />
					))}
				</tbody>
				<SheetSums of={of} />
			</table>
			<SheetFacts of={of} />
			<div className="timesheet-signatures">
				<span>{sheet.employee}</span>
				<span>{sheet.supervisor}</span>
			</div>
		</div>
	);
}

interface RowGiven {
	readonly shown: ShownDay;
	/** Of the person's site. */
	readonly zone: string;
}

/** A day on paper; what broke the law is the employer's own matter and is not signed by the employee. */
function TimesheetRow({ shown, zone }: RowGiven) {
	const { flags: words } = useTexts(texts);
	const format = useFormat();
	const times = useTimes(shown.day, zone);
	const { day, balanceMinutes } = shown;
	const hours = (minutes: number) => (minutes === 0 ? "" : format.hours(minutes));
	return (
		<tr>
			<th scope="row">{format.day(day.day)}</th>
			<td>{times}</td>
			{figureColumns.map(({ id, of }) => (
				<td key={id}>{hours(of(day))}</td>
			))}
			<td>{balanceMinutes !== null && format.hours(balanceMinutes, { sign: true })}</td>
			<td>
				{day.flags
					.filter((flag) => flag !== "VIOLATION")
					.map((flag) => words[flag])
					.join(", ")}
			</td>
		</tr>
	);
}

function SheetHead({ of: { user, month } }: Given) {
	const { list, month: words } = useTexts(texts);
	const format = useFormat();
	const facts = [
		[words.sheet.name, `${user.lastName}, ${user.firstName}`],
		[list.columns.personnelNumber, user.personnelNumber ?? "–"],
		[list.columns.month, format.month(`${month}-01`)],
	] as const;
	return <Facts facts={facts} />;
}

function SheetSums({ of: month }: Given) {
	const { sheet: t, sums } = useTexts(texts).month;
	const format = useFormat();
	return (
		<tfoot>
			{monthSums(month, isoOfDay(dayNow())).map(({ id: row, figures }) => (
				<tr key={row}>
					<th scope="row" colSpan={2}>
						{row === null ? t.total : sums[row]}
					</th>
					{figureColumns.map(({ id, of }) => (
						<td key={id}>{format.hours(of(figures))}</td>
					))}
					<td>{format.hours(figures.balanceMinutes, { sign: true })}</td>
					<td />
				</tr>
			))}
		</tfoot>
	);
}

function SheetFacts({ of: { month, days, totals, untilYesterday } }: Given) {
	const { list, figures } = useTexts(texts);
	const format = useFormat();
	const last =
		month === thisMonth()
			? isoOfDay((dayNow() - 1) as LocalDay)
			: (days.at(-1)?.day ?? `${month}-01`);
	const signed = (minutes: number) => format.hours(minutes, { sign: true });
	const facts = [
		[list.toDate(format.date(last)), signed(untilYesterday.balanceMinutes)],
		[figures.overtimeMinutes, signed(totals.overtimeMinutes)],
		[list.columns.leaveDays, format.amount(totals.leaveDays)],
	] as const;
	return <Facts facts={facts} />;
}

function Facts({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) {
	return (
		<dl>
			{facts.map(([label, value]) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
