import type { ReactNode } from "react";
import { WhyMonth } from "#areas/time-tracking/target-actual/web/public.ts";
import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { KeyFigure } from "#kit/ui/key-figure.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { OvertimeAccount } from "../contract/fields.ts";
import { texts } from "../text.ts";
import { LimitsTag } from "./limits-tag.tsx";
import "./overtime.css";

interface Given {
	readonly userId: string;
	readonly account: OvertimeAccount;
}

/** What an account comes to, and of what. */
export function AccountFigures({ userId, account }: Given) {
	const { detail: t, list } = useTexts(texts);
	const format = useFormat();
	const { balanceMinutes, aboveCapMinutes, closedUntil, openMonths } = account;
	const hours = (minutes: number) => `${format.hours(minutes, { sign: true })} h`;
	const facts: readonly (readonly [string, string, ReactNode?])[] = [
		[list.openedOn, format.date(account.openedOn)],
		...(closedUntil === null ? [] : [[t.closedUntil, format.date(closedUntil)] as const]),
		[t.ledger, hours(account.ledgerMinutes)],
		...openMonths.map(
			({ month, minutes }) =>
				[
					format.month(`${month}-01`),
					hours(minutes),
					<WhyMonth key={month} userId={userId} month={month} />,
				] as const,
		),
		...(account.upcomingMinutes === 0
			? []
			: [[t.upcoming, hours(account.upcomingMinutes)] as const]),
		[t.takeable, `${format.hours(account.takeableMinutes)} h`],
	];
	return (
		<>
			<div className="overtime-head">
				<KeyFigure
					value={format.hours(balanceMinutes, { sign: true })}
					unit="h"
					note={t.asOf(format.date(account.countedUntil))}
					size="small"
				/>
				<LimitsTag state={account.state} />
			</div>
			{aboveCapMinutes > 0 && (
				<p className="overtime-cap">{t.aboveCap(format.hours(aboveCapMinutes))}</p>
			)}
			<Facts>
				{facts.map(([label, value, why]) => (
					<Fact key={label} label={label}>
						<span className="overtime-figure">
							{value}
							{why}
						</span>
					</Fact>
				))}
			</Facts>
		</>
	);
}
