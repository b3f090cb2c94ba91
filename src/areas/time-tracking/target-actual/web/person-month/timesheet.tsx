import { isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { thisMonth } from "../months/month-after.ts";
import { creditOf, monthDays, type PersonMonth } from "./month-days.ts";
import { texts } from "./text.ts";
import { TimesheetRow } from "./timesheet-row.tsx";
import "./timesheet.css";

interface Given {
	readonly of: PersonMonth;
}

/** One A4 page: who, which month, the days, what they come to, and two lines to sign on. */
export function Timesheet({ of }: Given) {
	const { columns: t, sheet } = useTexts(texts);
	const { tenant } = useSession();
	const days = monthDays(of.days, isoOfDay(dayNow()));
	return (
		<div className="grid-print timesheet">
			<h1>{sheet.title}</h1>
			<p>{tenant.name}</p>
			<SheetHead of={of} />
			<table>
				<thead>
					<tr>
						<th scope="col">{t.day}</th>
						<th scope="col">{t.times}</th>
						<th scope="col">{t.pause}</th>
						<th scope="col">{t.target}</th>
						<th scope="col">{t.worked}</th>
						<th scope="col">{t.credit}</th>
						<th scope="col">{t.balance}</th>
						<th scope="col">{t.remark}</th>
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

function SheetHead({ of: { user, month } }: Given) {
	const { sheet: t } = useTexts(texts);
	const format = useFormat();
	const facts = [
		[t.name, `${user.lastName}, ${user.firstName}`],
		[t.number, user.personnelNumber ?? "–"],
		[t.month, format.month(`${month}-01`)],
	] as const;
	return <Facts facts={facts} />;
}

function SheetSums({ of: { totals } }: Given) {
	const { sheet: t } = useTexts(texts);
	const format = useFormat();
	return (
		<tfoot>
			<tr>
				<th scope="row" colSpan={2}>
					{t.total}
				</th>
				<td>{format.hours(totals.pauseMinutes + totals.autoPauseMinutes)}</td>
				<td>{format.hours(totals.targetMinutes)}</td>
				<td>{format.hours(totals.workedMinutes)}</td>
				<td>{format.hours(creditOf(totals))}</td>
				<td />
				<td />
			</tr>
		</tfoot>
	);
}

function SheetFacts({ of: { month, days, totals, untilYesterday } }: Given) {
	const { sheet: t } = useTexts(texts);
	const format = useFormat();
	const last =
		month === thisMonth()
			? isoOfDay((dayNow() - 1) as LocalDay)
			: (days.at(-1)?.day ?? `${month}-01`);
	const signed = (minutes: number) => format.hours(minutes, { sign: true });
	const facts = [
		[t.balanceTo(format.date(last)), signed(untilYesterday.balanceMinutes)],
		[t.overtime, signed(totals.overtimeMinutes)],
		[t.leave, format.amount(totals.leaveDays)],
	] as const;
	return <Facts facts={facts} />;
}

interface FactsGiven {
	readonly facts: readonly (readonly [label: string, value: string])[];
}

function Facts({ facts }: FactsGiven) {
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
