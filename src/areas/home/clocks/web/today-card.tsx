import { Card } from "#kit/ui/card/card.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { DayEventsList } from "./day-events-list.tsx";
import { useShownClocks } from "./use-clocks.ts";
import "./clocks.css";

/** What was booked today, below the clock on a phone. */
export function TodayCard() {
	const t = useTexts(texts);
	const clocks = useShownClocks();
	if (clocks === undefined) return null;
	return (
		<Card title={t.today} className="today-card">
			<DayEventsList clocks={clocks} />
		</Card>
	);
}
