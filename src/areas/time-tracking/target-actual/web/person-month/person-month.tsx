import { useMemo } from "react";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { SegmentedField } from "#kit/ui/field/segmented-field.tsx";
import { useSavedChoice } from "#kit/web/grid/use-saved-choice.ts";
import { useTexts } from "#kit/web/texts.ts";
import { AccountList } from "./account-list.tsx";
import { DayTable } from "./day-table.tsx";
import { type PersonMonth as Month, monthDays } from "./month-days.ts";
import { MonthFigures } from "./month-figures.tsx";
import { MonthPicture } from "./month-picture.tsx";
import { texts } from "./text.ts";
import "#kit/web/master-data/master-data.css";
import "./person-month.css";

const views = ["TABLE", "PICTURE"] as const;

/** A month of one person: what it comes to, its days as table or picture, its special accounts. */
export function PersonMonth({ of }: { readonly of: Month }) {
	const t = useTexts(texts);
	const { chosen, choose } = useSavedChoice("time-tracking.person-month", views);
	const today = isoOfDay(dayNow());
	const days = useMemo(() => monthDays(of.days, today), [of.days, today]);
	return (
		<div className="person-month">
			<MonthFigures of={of} />
			<div className="month-view">
				<SegmentedField
					label={t.view}
					value={chosen}
					options={views.map((value) => ({ value, label: t.views[value] }))}
					onChange={choose}
				/>
			</div>
			{chosen === "TABLE" ? (
				<DayTable of={of} days={days} />
			) : (
				<MonthPicture userId={of.userId} days={days} />
			)}
			<AccountList accounts={of.specialAccounts} />
		</div>
	);
}
