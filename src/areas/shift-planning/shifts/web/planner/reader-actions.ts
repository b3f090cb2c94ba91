import { IconUserQuestion } from "@tabler/icons-react";
import { shiftsWhyOpen } from "#areas/shift-planning/auto-plan/web/panels.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { MenuItem } from "#kit/ui/data-grid/menu/grid-menu.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import type { TimelineActions } from "#kit/ui/timeline/timeline-given.ts";
import { shiftsDetail } from "../panels.ts";
import type { texts } from "../text.ts";
import type { Vacancy } from "./demand/read-demand.ts";
import type { PlannedShift } from "./plan-items.ts";

interface Given {
	readonly shifts: readonly PlannedShift[];
	readonly vacancies: readonly Vacancy[];
	readonly t: Words<typeof texts>;
}

/** What is there is looked at; who plans nowhere is offered nothing that only planners do. */
export function readerActions({ shifts, vacancies, t }: Given): TimelineActions {
	const ids = new Set(shifts.map(({ id }) => id));
	const vacant = new Map(vacancies.map((one) => [one.id, one]));
	return {
		onOpen: ({ id }) => {
			const vacancy = vacant.get(id);
			if (vacancy !== undefined) whyItem(vacancy, t).run();
			else if (ids.has(id)) openPanel(shiftsDetail, { id });
		},
	};
}

/** Who could fill what nobody is planned for. */
export function whyItem({ itemId, iso, numbers }: Vacancy, { menu }: Given["t"]): MenuItem {
	const run = () => openPanel(shiftsWhyOpen, { id: `${itemId} ${iso} ${numbers[0] ?? 1}` });
	return { id: "why", label: menu.whoCould, icon: IconUserQuestion, run };
}
