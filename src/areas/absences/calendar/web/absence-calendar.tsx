import { Button } from "@mantine/core";
import { IconBuilding, IconUsersPlus } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { absencesBulkCreate } from "#areas/absences/company-days/web/panels.ts";
import type { absenceClasses } from "#areas/absences/requests/contract/absence-answer.ts";
import { absencesCreate, absencesDetail } from "#areas/absences/requests/web/panels.ts";
import { openUnitPicker, useUnits } from "#areas/staff/units/web/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import type { LocalDay } from "#domain/time/quantities.ts";
import { AddButton } from "#kit/ui/add-button.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PeriodBar } from "#kit/ui/period/period-bar.tsx";
import { periodOf } from "#kit/ui/period/periods.ts";
import { PickerSearch } from "#kit/ui/picker/picker-search.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import type { TimelineZoom } from "#kit/ui/timeline/layout/day-scale.ts";
import { useTimelinePaper } from "#kit/ui/timeline/print/timeline-paper.tsx";
import { Timeline } from "#kit/ui/timeline/timeline.tsx";
import type { TimelineGiven } from "#kit/ui/timeline/timeline-given.ts";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { useCalendarGiven } from "./use-calendar-given.ts";
import { useDraft } from "./use-draft.ts";
import { useLeaveFigures } from "./use-leave-figures.ts";
import "./absence-calendar.css";

interface Given {
	readonly zooms: readonly TimelineZoom[];
	/** The first one shown. */
	readonly zoom: TimelineZoom;
	/** All where nothing is said. */
	readonly classTypes?: readonly (typeof absenceClasses)[number][];
}

/** Absences of the people one may see, by unit: dragging over free days asks for one. */
export function AbsenceCalendar({ zooms, zoom, classTypes }: Given) {
	const t = useTexts(texts);
	const today = dayNow();
	const [at, setAt] = useState({ zoom, day: today });
	const [search, setSearch] = useState("");
	const [unitIds, setUnitIds] = useState<readonly string[]>([]);
	const range = useMemo(() => periodOf(at.zoom, at.day), [at]);
	const input = {
		from: isoOfDay(range.from),
		to: isoOfDay(range.to),
		...(search !== "" && { search }),
		...(unitIds.length > 0 && { unitIds: [...unitIds] }),
		...(classTypes && { classTypes: [...classTypes] }),
	};
	const { data, isError } = useApi(contract.getAbsenceCalendar, input, { keep: true });
	useLiveTopic("ABSENCES", renewCalendar);
	useLiveTopic("MINIMUMSTAFFING", renewCalendar);
	const shown = useCalendarGiven(data, range);
	const leave = useLeaveFigures(shown, { year: yearOf(at.day), isPlan: at.zoom === "YEAR" });
	const given: TimelineGiven = {
		...shown,
		...leave,
		...useDraft({ items: shown.items, rows: leave.rows }, data?.activities),
		label: t.title,
		range,
		zoom: at.zoom,
		today,
		height: "fill",
		onOpen: ({ id, isDraft }) => {
			if (!isDraft) openPanel(absencesDetail, { id });
		},
		onMonth: (day: LocalDay) => setAt({ zoom: "MONTH", day }),
	};
	const { start, paper } = useTimelinePaper(given);
	return (
		<div className="absence-calendar">
			<div className="absence-calendar-bar">
				<PeriodBar
					{...at}
					today={today}
					zooms={zooms}
					fold={Number(unitIds.length > 0) + Number(search !== "")}
					onChange={(next, day) => setAt({ zoom: next, day })}
					onPrint={() => start()}
				>
					<div className="period-view">
						<Units unitIds={unitIds} onChange={setUnitIds} />
						<div className="absence-calendar-search">
							<PickerSearch label={t.search} onSearch={setSearch} />
						</div>
						<CreateMany />
					</div>
					<AddButton size="xs" label={t.create} onClick={() => openPanel(absencesCreate, {})} />
				</PeriodBar>
			</div>
			{data === undefined && !isError && <LoadingState />}
			{data === undefined && isError && <ErrorState text={t.failed} onRetry={renewCalendar} />}
			{data !== undefined && data.people.length === 0 && <EmptyState text={t.nobody} />}
			{data !== undefined && data.people.length > 0 && <Timeline {...given} />}
			{data !== undefined && data.total > data.people.length && (
				<p className="absence-calendar-more">{t.more(data.people.length, data.total)}</p>
			)}
			{paper}
		</div>
	);
}

/** Bridge days and shutdowns, for who may decide. */
function CreateMany() {
	const t = useTexts(texts);
	if (!useMay("absences.manage", "FULL")) return null;
	return (
		<Button
			size="xs"
			variant="default"
			leftSection={<IconUsersPlus size={16} aria-hidden />}
			onClick={() => openPanel(absencesBulkCreate, {})}
		>
			{t.createMany}
		</Button>
	);
}

const yearOf = (day: LocalDay) => Number(isoOfDay(day).slice(0, 4));

const renewCalendar = () => void renew(contract.getAbsenceCalendar);

interface UnitsGiven {
	readonly unitIds: readonly string[];
	readonly onChange: (ids: readonly string[]) => void;
}

/** Which departments are shown, each with those below it. */
function Units({ unitIds, onChange }: UnitsGiven) {
	const t = useTexts(texts);
	const { items } = useUnits();
	const [first] = unitIds;
	const name = unitIds.length === 1 ? items.find(({ id }) => id === first)?.name : undefined;
	const choose = async () => {
		const chosen = await openUnitPicker({ multi: true, value: [...unitIds] });
		if (chosen !== null) onChange(chosen);
	};
	return (
		<Button
			size="xs"
			variant={unitIds.length > 0 ? "light" : "default"}
			leftSection={<IconBuilding size={16} aria-hidden />}
			onClick={() => void choose()}
		>
			{unitIds.length === 0 ? t.allUnits : (name ?? t.units(unitIds.length))}
		</Button>
	);
}
