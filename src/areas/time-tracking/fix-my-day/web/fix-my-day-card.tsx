import { IconChevronRight, IconCircleCheck, IconTools } from "@tabler/icons-react";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { fixMyDayOverview } from "./panels.ts";
import { useLiveGaps } from "./use-live-gaps.ts";
import "./fix-my-day-card.css";

/** All is well, or how many gaps there are; leads to the panel that mends them. */
export function FixMyDayCard() {
	const t = useTexts(texts).card;
	const { userId } = useSession();
	const { data, isError } = useApi(contract.listDayGaps, { userId });
	useLiveGaps(userId);
	const count = data?.openCount;
	const isWell = count === 0;
	const Shape = isWell ? IconCircleCheck : IconTools;
	return (
		<button
			type="button"
			className="fix-my-day-card"
			onClick={() => openPanel(fixMyDayOverview, {})}
		>
			<span className={`fix-my-day-icon ${isWell ? "well" : "open"}`}>
				<Shape size={18} stroke={1.8} aria-hidden />
			</span>
			<span className="fix-my-day-words">
				<b>{t.title}</b>
				<span>
					{count === undefined
						? isError
							? t.failed
							: t.checking
						: isWell
							? t.well
							: t.open(count)}
				</span>
			</span>
			<IconChevronRight size={18} stroke={1.8} aria-hidden />
		</button>
	);
}
