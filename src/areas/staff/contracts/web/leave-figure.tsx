import { isoOfDay } from "#domain/time/iso-day.ts";
import { FigureButton } from "#kit/ui/facts/figure-button.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { usersEmploymentContract } from "./panels.ts";

/** Of a person's panel: the days of leave that today's contract gives in a year. */
export default function LeaveFigure({ userId }: { readonly userId: string }) {
	const t = useTexts(texts).leave;
	const format = useFormat();
	const { data, error } = useApi(contract.listEmployments, { userId });
	const today = isoOfDay(dayNow());
	const current = data?.items
		.flatMap(({ contracts }) => contracts)
		.find(({ validFrom, validTo }) => validFrom <= today && (validTo === null || validTo >= today));
	if (error !== null) return null;
	const days = current?.annualLeaveDays ?? null;
	return (
		<FigureButton
			label={t.title}
			value={data && (days === null ? "–" : t.days(format.amount(days)))}
			note={current ? t.weekly(format.hours(current.weeklyMinutes)) : t.none}
			run={() => openPanel(usersEmploymentContract, { userId }, { stack: "sub" })}
		/>
	);
}
