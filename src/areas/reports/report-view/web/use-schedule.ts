import { IconCalendarRepeat } from "@tabler/icons-react";
import { useMemo } from "react";
import { scheduledCreate } from "#areas/reports/scheduled-reports/web/panels.ts";
import type { ListExportRequest } from "#kit/contract/list-export.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { countOf, type Months } from "./report-months.ts";

/** The way from a report as it is shown to one that is made every month. */
export function useSchedule(name: string, months: Months) {
	const { schedule: label } = useTexts(texts);
	return useMemo(() => {
		const run = ({ filter, ...request }: ListExportRequest) => {
			// which months it tells of follows from the day on which it is made
			const { fromMonth: _, toMonth: __, ...rest } = filter;
			openPanel(scheduledCreate, {
				...{ name, months: countOf(months), request: { ...request, filter: rest } },
			});
		};
		return [{ id: "schedule", label, icon: IconCalendarRepeat, run }];
	}, [label, name, months]);
}
