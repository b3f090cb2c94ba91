import { isoOfDay } from "#domain/time/iso-day.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { PaperNote, PrintedOn } from "#kit/ui/paper/paper-head.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { thisMonth } from "../months/month-after.ts";
import { figureColumns, isFree, monthDays, type PersonMonth, type ShownDay } from "./month-days.ts";
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
			<h1>
				{sheet.title} {of.month >= thisMonth() && <PaperNote>{sheet.preliminary}</PaperNote>}
			</h1>
			<p>
				{tenant.name} · <PrintedOn />
			</p>
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
			<td>
				{balanceMinutes !== null && !isFree(day) && format.hours(balanceMinutes, { sign: true })}
			</td>
			<td>
				{day.flags
					.filter((flag) => flag !== "VIOLATION")
					.map((flag) => words[flag])
					.join(", ")}
			</td>
		</tr>
	);
}

function SheetHead({ of: { user, unitName, month } }: Given) {
	const { list, month: words } = useTexts(texts);
	const format = useFormat();
	const facts = [
		[words.sheet.name, `${user.lastName}, ${user.firstName}`],
		[list.columns.personnelNumber, user.personnelNumber ?? "–"],
		[list.columns.unitName, unitName],
		[list.columns.month, format.month(`${month}-01`)],
	] as const;
	return <Facts facts={facts} />;
}

/** Of a month that runs, first what is over: only that has a balance, and only with it the figures add up. */
function SheetSums({ of: { totals, untilYesterday, month, days } }: Given) {
	const { sheet } = useTexts(texts).month;
	const format = useFormat();
	const { total } = sheet;
	if (month < thisMonth()) {
		const { balanceMinutes: balance } = totals;
		return (
			<tfoot>
				<SumRow label={total} minutesOf={(of) => of(totals)} balance={balance} />
			</tfoot>
		);
	}
	const today = isoOfDay(dayNow());
	const over = days.filter(({ day }) => day < today);
	const sumOfOver = (of: MinutesOf) => over.reduce((sum, day) => sum + of(day), 0);
	const last = over.at(-1)?.day;
	return (
		<tfoot>
			{last !== undefined && (
				<SumRow
					label={sheet.until(format.date(last))}
					minutesOf={sumOfOver}
					balance={untilYesterday.balanceMinutes}
				/>
			)}
			<SumRow label={total} minutesOf={(of) => of(totals)} balance={null} />
		</tfoot>
	);
}

type MinutesOf = (typeof figureColumns)[number]["of"];

interface SumGiven {
	readonly label: string;
	readonly minutesOf: (of: MinutesOf) => number;
	/** Null as long as days are to come. */
	readonly balance: number | null;
}

function SumRow({ label, minutesOf, balance }: SumGiven) {
	const format = useFormat();
	return (
		<tr>
			<th scope="row" colSpan={2}>
				{label}
			</th>
			{figureColumns.map(({ id, of }) => (
				<td key={id}>{format.hours(minutesOf(of))}</td>
			))}
			<td>{balance !== null && format.hours(balance, { sign: true })}</td>
			<td />
		</tr>
	);
}

function SheetFacts({ of: { totals } }: Given) {
	const { list, figures } = useTexts(texts);
	const format = useFormat();
	const facts = [
		[figures.overtimeMinutes, format.hours(totals.overtimeMinutes, { sign: true })],
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
