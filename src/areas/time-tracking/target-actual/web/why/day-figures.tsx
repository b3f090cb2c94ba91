import { KeyFigure } from "#kit/ui/key-figure.tsx";
import { useFormat } from "#kit/web/format.ts";
import { actualMinutes, type DayTrace } from "./day-trace.ts";
import { useWhyWords } from "./use-why-words.ts";

/** Target, actual, balance, and what the account comes to. */
export function DayFigures({ day }: { readonly day: DayTrace }) {
	const t = useWhyWords().figures;
	const format = useFormat();
	const signed = (minutes: number) => format.hours(minutes, { sign: true });
	const { account, chain } = day.explanation;
	const booked = chain[0]?.result ?? 0;
	const { balanceMinutes, pauseMinutes, autoPauseMinutes } = day;
	const tone = balanceMinutes > 0 ? "plus" : balanceMinutes < 0 ? "minus" : undefined;
	return (
		<dl className="why-figures" aria-label={t.title}>
			<div className="why-figure">
				<dt>{t.target}</dt>
				<dd>
					<Figure value={format.hours(day.targetMinutes)} note={usePlan(day)} />
				</dd>
			</div>
			<div className="why-figure">
				<dt>{t.actual}</dt>
				<dd>
					<Figure
						value={format.hours(actualMinutes(day))}
						note={booked === 0 ? t.nothing : t.booked(format.hours(booked))}
					/>
				</dd>
			</div>
			<div className="why-figure" data-balance data-tone={tone}>
				<dt>{t.balance}</dt>
				<dd>
					<Figure value={signed(balanceMinutes)} note={account === null ? t.ofDay : t.toAccount} />
				</dd>
			</div>
			<div className="why-figure">
				<dt>{account === null ? t.pauses : t.account}</dt>
				<dd>
					{account === null ? (
						<Figure
							value={format.hours(pauseMinutes + autoPauseMinutes)}
							note={t.automatic(format.hours(autoPauseMinutes))}
						/>
					) : (
						<Figure
							value={signed(account.afterMinutes)}
							note={t.accountBefore(signed(account.beforeMinutes))}
						/>
					)}
				</dd>
			</div>
		</dl>
	);
}

function Figure(given: { readonly value: string; readonly note: string }) {
	return <KeyFigure {...given} size="small" />;
}

/** When work was planned, in words. */
function usePlan({ targetMinutes, zone, explanation }: DayTrace): string {
	const t = useWhyWords().figures;
	const format = useFormat();
	const { workingTime } = explanation.plan;
	if (workingTime !== null) {
		const { begin, end } = workingTime;
		return t.plan(format.time(begin, zone), format.time(end, zone));
	}
	return targetMinutes === 0 ? t.free : t.noTimes;
}
