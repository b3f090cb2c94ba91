import { useLayoutEffect } from "react";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { TimelineHoliday, TimelineItem } from "#kit/ui/timeline/timeline-given.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { absenceReader } from "../contract/absence-cells.ts";
import { type AbsenceCalendar, contract } from "../contract.ts";
import { texts } from "../text.ts";
import { lookOf } from "./use-calendar-given.ts";

interface Given {
	/** What a plan shows. */
	readonly asked: {
		readonly from: string;
		readonly to: string;
		readonly unitIds?: string[];
		readonly search?: string;
	};
	readonly onGround: (ground: {
		readonly items: readonly TimelineItem[];
		readonly holidays: readonly TimelineHoliday[];
	}) => void;
}

/** Who is away and which days are free, for a plan of shifts to lie on; shows nothing itself. */
export default function PlanGround({ asked, onGround }: Given) {
	const { away, awayShort } = useTexts(texts);
	const { data } = useApi(contract.getAbsenceCalendar, asked, { keep: true });
	useLiveTopic("ABSENCES", renewCalendar);
	// before anything is painted: the plan waits for what is known
	useLayoutEffect(() => {
		if (data === undefined) return;
		onGround({
			items: itemsOf(data, { label: away, short: awayShort }),
			holidays: data.holidays.map(({ date, name, factor }) => ({
				...{ day: dayOfIso(date), label: name, isHalf: factor < 1 },
			})),
		});
	}, [data, onGround, away, awayShort]);
	return null;
}

const renewCalendar = () => void renew(contract.getAbsenceCalendar);

/** They stay where they are: what is planned goes round them. */
function itemsOf(
	{ people, activities }: AbsenceCalendar,
	untold: Pick<TimelineItem, "label" | "short">,
): TimelineItem[] {
	const kinds = new Map(activities.map((one) => [one.id, one]));
	const read = absenceReader(activities);
	return people.flatMap(({ id: rowId, absences }) =>
		absences.map(read).map(({ id, activityId, state, from, to }) => {
			const kind = kinds.get(activityId ?? "");
			return {
				...{ id: `absence ${id}`, rowId, state, isFixed: true },
				...{ from: dayOfIso(from), to: dayOfIso(to) },
				...(kind ? lookOf(kind) : untold),
			} as TimelineItem;
		}),
	);
}
