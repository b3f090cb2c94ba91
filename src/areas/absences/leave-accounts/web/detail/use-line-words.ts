import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { LeaveAccountLine } from "../../contract/account.ts";
import { texts } from "../../text.ts";

interface LineWords {
	readonly title: string;
	/** Quiet words behind it. */
	readonly detail: string;
}

/** What a line of an account is called. */
export function useLineWords(): (line: LeaveAccountLine, today: string) => LineWords {
	const { statement: t, origins, setUp } = useTexts(texts);
	const daysOf = useAbsenceDays();
	return (line, today) => {
		const { kind, origin, fromYear, absence, effectiveOn } = line;
		const carried = fromYear === null ? null : t.ofCarried(String(fromYear));
		const said = (title: string, ...details: readonly (string | null)[]) => ({
			title,
			detail: details.filter(Boolean).join(", "),
		});
		switch (kind) {
			case "ENTITLEMENT":
			case "CUT":
				return said(origins[origin], line.reason);
			case "CARRY_OVER":
				return said(t.carried(String(fromYear)), origins[origin], line.reason);
			case "TAKEN":
				if (absence === null) return said(setUp.takenBefore, origins[origin]);
				return said(effectiveOn > today ? t.approved : t.taken, daysOf(absence), carried);
			case "EXPIRY":
				return said(t.lost, origins[origin], carried);
			case "PAYOUT":
				return said(t.paidOut, line.reason);
			case "WAIVER":
				return said(t.waived, line.reason);
			case "MODIFICATION":
				return said(t.modified, line.reason);
			case "REVERSAL":
				return said(t.reversal, line.reason);
		}
	};
}

type Absence = NonNullable<LeaveAccountLine["absence"]>;

/** `Mo 30.03. – Do 02.04., letzter Tag halb` */
function useAbsenceDays(): (absence: Absence) => string {
	const t = useTexts(texts).statement;
	const format = useFormat();
	return ({ from, to, fromPart, toPart }) => {
		const isHalf = (part: string) => part !== "WHOLE";
		if (from === to)
			return [format.day(from), isHalf(fromPart) && t.half].filter(Boolean).join(", ");
		const halves = [isHalf(fromPart) && t.firstHalf, isHalf(toPart) && t.lastHalf];
		return [`${format.day(from)} – ${format.day(to)}`, ...halves].filter(Boolean).join(", ");
	};
}
