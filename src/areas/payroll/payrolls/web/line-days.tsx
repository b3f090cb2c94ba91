import { SignedBars } from "#kit/ui/signed-bars/signed-bars.tsx";
import { RoundMark } from "#kit/ui/tag/round-mark.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { Payroll } from "../contract.ts";
import { texts } from "../text.ts";
import { isInDays, type Line, useAmounts } from "./line-amounts.ts";

interface Given {
	readonly line: Line;
	readonly payroll: Payroll;
}

/** Where a line comes from: a bar a day, then the steps from their sum to what the file says. */
export function LineDays({ line, payroll }: Given) {
	const t = useTexts(texts).detail;
	const format = useFormat();
	const { written } = useAmounts();
	const found = payroll.days.find(({ accountId }) => accountId === line.accountId)?.days ?? [];
	if (found.length === 0) return t.noDays;
	const isDays = isInDays(line, line.before);
	const said = (amount: number) => written({ minutes: amount, days: amount }, isDays);
	return (
		<>
			<SignedBars
				label={t.days(line.name)}
				bars={found.map(({ day, amount }) => ({
					id: day,
					mark: day.slice(8),
					said: `${format.date(day)}: ${said(amount)}`,
					value: amount,
				}))}
			/>
			{found.length === 1 &&
				found.map(({ day, amount }) => <p key={day}>{`${format.date(day)}: ${said(amount)}`}</p>)}
			<Steps line={line} days={found} />
			<Free line={line} payroll={payroll} />
		</>
	);
}

interface StepsGiven extends Pick<Given, "line"> {
	readonly days: Payroll["days"][number]["days"];
}

/** The sum of the days, the part of it that is this cost centre's, and how it is written. */
function Steps({ line, days }: StepsGiven) {
	const t = useTexts(texts).detail.steps;
	const { written, decimals } = useAmounts();
	const isDays = isInDays(line, line.before);
	const sum = days.reduce((all, { amount }) => all + amount, 0);
	const own = isDays ? line.days : line.minutes;
	const inFile = decimals(line, isDays);
	const steps = [
		{
			...{ id: "sum", name: t.sum, about: t.summed(days.length) },
			result: written({ minutes: sum, days: sum }, isDays),
		},
		...(own === sum
			? []
			: [
					{
						...{ id: "part", name: t.part, about: line.costCentre?.code ?? t.nobody },
						result: written(line, isDays),
					},
				]),
		{
			...{ id: "file", name: t.file, result: inFile },
			about: isDays ? t.days : t.converted(String(line.minutes), decimals(line, false, 4)),
		},
	];
	return (
		<ol className="line-steps" aria-label={t.title}>
			{steps.map(({ id, name, about, result }, nth) => (
				<li key={id}>
					<RoundMark isStrong={nth === steps.length - 1}>{nth + 1}</RoundMark>
					<p>
						<b>{name}</b>
						<small>{about}</small>
					</p>
					<b>{result}</b>
				</li>
			))}
		</ol>
	);
}

/** What the law leaves free of a surcharge of § 3b EStG. */
function Free({ line: { accountId }, payroll }: Given) {
	const t = useTexts(texts).detail;
	const format = useFormat();
	const free = payroll.surcharges.find((one) => one.accountId === accountId);
	const money = (cents: number) => format.number(cents / 100, 2);
	return free && <p>{t.free(money(free.taxFreeCents), money(free.socialFreeCents))}</p>;
}
