import { FigureStrip, type StripFigure } from "#kit/ui/facts/figure-strip.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { LeaveAccount } from "../../contract/account.ts";
import { texts } from "../../text.ts";
import { isBelowZero, isNone, negated, unitOf } from "../amounts/amount.ts";
import { useAmounts } from "../amounts/use-amounts.ts";
import type { ReportGiven } from "./account-report.tsx";

/** What the account comes to, from what was granted to what is free to plan. */
export function AccountFigures({ shown: answer, account }: ReportGiven) {
	const { detail: t, list } = useTexts(texts);
	const { print } = useAmounts();
	const format = useFormat();
	const { columns } = list;
	const { basis, nextApproved, requests } = account;
	// they say so themselves, and take more room
	const isInHours = unitOf(answer) === "MINUTES";
	const hasSettled = account.lines.some(({ kind }) => kind === "PAYOUT" || kind === "WAIVER");
	const figures: (StripFigure | false)[] = [
		{
			label: columns.entitled,
			value: print(account.entitled),
			note: basis && t.months(String(basis.twelfths)),
		},
		{ label: columns.carried, value: print(account.carried), note: useCarried(account) },
		!isNone(account.modified) && {
			label: t.modified,
			value: print(account.modified, { sign: true }),
			note: null,
		},
		{ label: columns.taken, value: print(negated(account.taken)), note: t.toDate },
		{
			label: columns.approvedAhead,
			value: print(negated(account.approvedAhead)),
			note: nextApproved && t.from(format.day(nextApproved)),
		},
		!isNone(account.lost) && {
			label: hasSettled ? t.settled : t.lost,
			value: print(negated(account.lost)),
			note: null,
		},
		{
			label: columns.remaining,
			value: print(account.remaining),
			note: isInHours ? null : t.days,
			isMain: true,
			...(isBelowZero(account.remaining) && { tone: "minus" as const }),
		},
		{
			label: columns.requested,
			value: print(negated(account.requested)),
			note: requests === 0 ? null : t.requests(requests),
		},
		{ label: columns.free, value: print(account.free), note: t.afterAll },
	];
	const shown = figures.filter((one) => one !== false);
	return (
		<div className="account-figures" data-many={isInHours || shown.length > 7 || undefined}>
			<FigureStrip label={t.figures} figures={shown} />
		</div>
	);
}

/** Until when what was carried over may be taken. */
function useCarried({ carried, lines }: LeaveAccount): string | null {
	const t = useTexts(texts).detail;
	const format = useFormat();
	if (isNone(carried)) return null;
	const ends = lines.filter(({ kind }) => kind === "CARRY_OVER").map(({ expiresOn }) => expiresOn);
	const [first] = ends.filter((day) => day !== null).sort();
	return first === undefined ? t.forEver : t.until(format.date(first));
}
