import { FigureStrip, type StripFigure } from "#kit/ui/facts/figure-strip.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { LeaveAccount } from "../../contract/account.ts";
import { texts } from "../../text.ts";
import { useDays } from "../use-days.ts";
import type { ReportGiven } from "./account-report.tsx";

/** What the account comes to, from what was granted to what is free to plan. */
export function AccountFigures({ account }: Pick<ReportGiven, "account">) {
	const { detail: t, list } = useTexts(texts);
	const days = useDays();
	const format = useFormat();
	const { columns } = list;
	const { basis, nextApproved, requests } = account;
	const hasSettled = account.lines.some(({ kind }) => kind === "PAYOUT" || kind === "WAIVER");
	const figures: (StripFigure | false)[] = [
		{
			label: columns.entitled,
			value: days(account.entitled),
			note: basis && t.months(String(basis.twelfths)),
		},
		{ label: columns.carried, value: days(account.carried), note: useCarried(account) },
		account.modified !== "0" && {
			label: t.modified,
			value: days(account.modified, { sign: true }),
			note: null,
		},
		{ label: columns.taken, value: days(less(account.taken)), note: t.toDate },
		{
			label: columns.approvedAhead,
			value: days(less(account.approvedAhead)),
			note: nextApproved && t.from(format.day(nextApproved)),
		},
		account.lost !== "0" && {
			label: hasSettled ? t.settled : t.lost,
			value: days(less(account.lost)),
			note: null,
		},
		{
			label: columns.remaining,
			value: days(account.remaining),
			note: t.days,
			isMain: true,
			...(Number(account.remaining) < 0 && { tone: "minus" as const }),
		},
		{
			label: columns.requested,
			value: days(less(account.requested)),
			note: requests === 0 ? null : t.requests(requests),
		},
		{ label: columns.free, value: days(account.free), note: t.afterAll },
	];
	const shown = figures.filter((one) => one !== false);
	return (
		<div className="leave-figures" data-many={shown.length > 7 || undefined}>
			<FigureStrip label={t.figures} figures={shown} />
		</div>
	);
}

/** Until when what was carried over may be taken. */
function useCarried({ carried, lines }: LeaveAccount): string | null {
	const t = useTexts(texts).detail;
	const format = useFormat();
	if (carried === "0") return null;
	const ends = lines.filter(({ kind }) => kind === "CARRY_OVER").map(({ expiresOn }) => expiresOn);
	const [first] = ends.filter((day) => day !== null).sort();
	return first === undefined ? t.forEver : t.until(format.date(first));
}

/** What is taken, with its minus. */
function less(days: string): string {
	return days === "0" ? days : `-${days}`;
}
