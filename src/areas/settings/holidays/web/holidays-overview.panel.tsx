import { IconCalendarDown } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { MasterList } from "#kit/web/master-data/list/master-list.tsx";
import type { MasterScreens } from "#kit/web/master-data/master-screens.ts";
import { useMasterRights } from "#kit/web/master-data/use-master-rights.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { useHolidayPlaces } from "./holiday-places.tsx";
import { LastImports } from "./import/last-imports.tsx";
import { holidaysImport } from "./panels.ts";
import { screens as publicHolidays } from "./public-holiday-screens.tsx";
import { screens as schoolHolidays } from "./school-holiday-screens.tsx";
import { yearNow, yearOptions } from "./years.ts";
import "./holidays.css";

const screensOf = { PUBLIC: publicHolidays, SCHOOL: schoolHolidays } as const;
type Shown = keyof typeof screensOf;

/** Public or school holidays of a year, and of what holds at a site. */
export default function HolidaysOverviewPanel() {
	const t = useTexts(texts);
	const { options } = useHolidayPlaces();
	const [shown, show] = useState<Shown>("PUBLIC");
	const [year, setYear] = useState<number | null>(yearNow());
	const [siteId, setSiteId] = useState<string | null>(null);
	const screens = useNarrowed(screensOf[shown], year, siteId);
	return (
		<PanelFrame>
			<div className="holiday-tools">
				<SegmentedField<Shown>
					label={t.overview.shown}
					value={shown}
					onChange={show}
					options={[
						{ value: "PUBLIC", label: t.master.many },
						{ value: "SCHOOL", label: t.school.many },
					]}
				/>
				<SelectField
					label={t.overview.year}
					value={year === null ? null : String(year)}
					options={yearOptions(yearNow() - 10, yearNow() + 10)}
					placeholder={t.overview.everyYear}
					onChange={(next) => setYear(next === null ? null : Number(next))}
				/>
				<SelectField
					label={t.overview.site}
					value={siteId}
					options={options}
					placeholder={t.everywhere}
					onChange={setSiteId}
				/>
				{shown === "PUBLIC" && <ImportButton />}
			</div>
			<MasterList key={shown} screens={screens} place="panel" />
			{shown === "PUBLIC" && <LastImports />}
		</PanelFrame>
	);
}

function ImportButton() {
	const t = useTexts(texts).overview;
	const { mayWrite } = useMasterRights(publicHolidays);
	if (!mayWrite) return null;
	return (
		<PictureButton
			icon={IconCalendarDown}
			label={t.import}
			onClick={() => openPanel(holidaysImport, {}, { stack: "sub" })}
		/>
	);
}

/** The list of a year and site only. */
function useNarrowed(
	screens: MasterScreens,
	year: number | null,
	siteId: string | null,
): MasterScreens {
	return useMemo(
		() => ({
			...screens,
			fixed: { ...(year !== null && { year }), ...(siteId !== null && { siteId }) },
		}),
		[screens, year, siteId],
	);
}
