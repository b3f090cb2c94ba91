import { IconHelpCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { PanelStackName } from "#kit/ui/panel-stack/define-panel.ts";
import { isOpenable } from "#kit/ui/panel-stack/is-openable.ts";
import { PanelLink } from "#kit/ui/panel-stack/panel-link.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useMay, useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { targetActualDetail, timeReportsDetail } from "../panels.ts";
import { texts } from "./text.ts";
import "./why-link.css";

interface Whose {
	readonly userId: string;
	/** On top of what is open, unless said otherwise. */
	readonly stack?: PanelStackName;
	/** Where there is no room for the word: the sign alone. */
	readonly isShort?: boolean;
}

/** Beside a figure of a person's day: how it came about. Nothing for whom that is not told. */
export function WhyDay({ userId, day, stack, isShort = false }: Whose & { readonly day: string }) {
	const t = useTexts(texts);
	const label = t.whyDay(useFormat().day(day));
	const mayAsk = useMayAsk(userId) && isOpenable(targetActualDetail);
	return mayAsk ? (
		<PanelLink
			panel={targetActualDetail}
			params={{ userId, day }}
			label={label}
			{...(stack && { stack })}
		>
			<Words isShort={isShort}>{t.why}</Words>
		</PanelLink>
	) : null;
}

/** The same beside a figure of a month, e.g. 2026-11: its days. */
export function WhyMonth({
	userId,
	month,
	stack,
	isShort = false,
}: Whose & { readonly month: string }) {
	const t = useTexts(texts);
	const label = t.whyMonth(useFormat().month(`${month}-01`));
	const mayAsk = useMayAsk(userId) && isOpenable(timeReportsDetail);
	return mayAsk ? (
		<PanelLink
			panel={timeReportsDetail}
			params={{ userId, month }}
			label={label}
			{...(stack && { stack })}
		>
			<Words isShort={isShort}>{t.why}</Words>
		</PanelLink>
	) : null;
}

interface WordsGiven {
	readonly isShort: boolean;
	readonly children: ReactNode;
}

function Words({ isShort, children }: WordsGiven) {
	return (
		<span className="why-link">
			<IconHelpCircle size={isShort ? 16 : 14} stroke={1.8} aria-hidden />
			{!isShort && children}
		</span>
	);
}

function useMayAsk(userId: string): boolean {
	const mayRead = useMay("timetrackings.manage", "READ");
	return useSession().userId === userId || mayRead;
}
