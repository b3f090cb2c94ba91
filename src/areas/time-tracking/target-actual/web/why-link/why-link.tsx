import { IconHelpCircle } from "@tabler/icons-react";
import type * as z from "zod/mini";
import type { Panel, PanelParams, PanelStackName } from "#kit/ui/panel-stack/define-panel.ts";
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

/** Beside a figure of a person's day: how it came about. */
export function WhyDay({ day, ...whose }: Whose & { readonly day: string }) {
	const label = useTexts(texts).whyDay(useFormat().day(day));
	const params = { userId: whose.userId, day };
	return <WhyLink {...whose} label={label} panel={targetActualDetail} params={params} />;
}

/** The same beside a figure of a month, e.g. 2026-11: its days. */
export function WhyMonth({ month, ...whose }: Whose & { readonly month: string }) {
	const label = useTexts(texts).whyMonth(useFormat().month(`${month}-01`));
	const params = { userId: whose.userId, month };
	return <WhyLink {...whose} label={label} panel={timeReportsDetail} params={params} />;
}

interface WhyLinkGiven<Schema extends PanelParams> extends Whose {
	readonly label: string;
	readonly panel: Panel<Schema>;
	readonly params: z.input<Schema>;
}

/** Nothing for people who may not see it. */
function WhyLink<Schema extends PanelParams>(link: WhyLinkGiven<Schema>) {
	const { userId, stack, isShort = false, ...given } = link;
	const t = useTexts(texts);
	const mayRead = useMay("timetrackings.manage", "READ");
	const mayAsk = useSession().userId === userId || mayRead;
	if (!mayAsk || !isOpenable(given.panel)) return null;
	return (
		<PanelLink {...given} {...(stack && { stack })}>
			<span className="why-link">
				<IconHelpCircle size={isShort ? 16 : 14} stroke={1.8} aria-hidden />
				{!isShort && t.why}
			</span>
		</PanelLink>
	);
}
