import { useMemo } from "react";
import { contract as accounts } from "#areas/absences/leave-accounts/contract.ts";
import { printAmount } from "#areas/absences/leave-accounts/web/public.ts";
import { numberOfAmount, readAmount } from "#domain/leave/amount/account-unit.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { TimelineGiven, TimelineRow } from "#kit/ui/timeline/timeline-given.ts";
import { type Format, useFormat } from "#kit/web/format/format.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useFeature } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { texts } from "../text.ts";

type Balance = AnswerOf<typeof accounts.listLeaveBalances>["balances"][number];
type Texts = Words<typeof texts>["leave"];
type Shown = Pick<TimelineGiven, "rows" | "corner">;

interface Asked {
	readonly year: number;
	/** What is planned of the year's leave, with a bar, instead of what is left. */
	readonly isPlan: boolean;
}

/** People of a calendar with their leave: what is left of it, or what of it is planned; as far as the reader may list accounts, and her own. */
export function useLeaveFigures({ rows, corner }: Shown, { year, isPlan }: Asked): Shown {
	const { leave: t } = useTexts(texts);
	const format = useFormat();
	const hasAccounts = useFeature("LEAVEACCOUNTS");
	const isAsked = hasAccounts && rows.length > 0;
	const userIds = useMemo(() => rows.map(({ id }) => id), [rows]);
	// figures of another year must not stand there meanwhile
	const { data, isPending } = useApi(
		accounts.listLeaveBalances,
		{ userIds, year },
		{ enabled: isAsked },
	);
	useLiveTopic("ABSENCES", renewBalances);
	useLiveTopic("LEAVEACCOUNTS", renewBalances);
	const isWaiting = isAsked && isPending;
	return useMemo(() => {
		const balances = new Map(data?.balances.map((one) => [one.userId, one]));
		if (balances.size === 0 && !isWaiting) return { rows, corner };
		const figuresOf = isPlan ? plannedOf : leftOf;
		const waiting = isPlan && isWaiting ? { share: 0 } : {};
		return {
			rows: rows.map((row) => {
				const balance = balances.get(row.id);
				return { ...row, ...(balance ? figuresOf(balance, t, format) : waiting) };
			}),
			corner: { ...corner, note: isPlan ? t.planned(year) : t.left(year) },
		};
	}, [rows, corner, data, isWaiting, isPlan, year, t, format]);
}

const renewBalances = () => void renew(accounts.listLeaveBalances);

type Figures = Pick<TimelineRow, "figure" | "ofFigure" | "share" | "hint" | "isAlert">;

function leftOf({ remaining, total }: Balance, t: Texts, format: Format): Figures {
	const figure = printAmount(remaining, format);
	return {
		figure,
		isAlert: readAmount(remaining).units < 0,
		hint: t.leftHint(figure, printAmount(total, format)),
	};
}

/** Approved, asked for and thought of: what is not free any more. */
function plannedOf({ claimed, total }: Balance, t: Texts, format: Format): Figures {
	const [figure, all] = [printAmount(claimed, format), printAmount(total, format)];
	const [share, whole] = [numberOfAmount(claimed), numberOfAmount(total)];
	return {
		figure,
		ofFigure: t.of(printAmount(total, format, { brief: true })),
		share: whole > 0 ? share / whole : 0,
		isAlert: share > whole,
		hint: t.plannedHint(figure, all),
	};
}
