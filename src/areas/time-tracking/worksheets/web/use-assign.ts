import { IconCalendarPlus, IconListDetails } from "@tabler/icons-react";
import type { BulkAction, RowAction } from "#kit/ui/data-grid/grid-actions.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useAssignAction } from "#kit/web/person-record/use-assign-action.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { PlannedPerson } from "../contract/plans.ts";
import { texts } from "../text.ts";
import { usersWorksheetEdit, usersWorksheets, worksheetAssign } from "./panels.ts";

type Row = RowAction<PlannedPerson>;

/** What may be done with one person of the list, and with several. */
export function useAssign(): {
	readonly rowActions: () => readonly Row[];
	readonly bulkActions: readonly BulkAction<PlannedPerson>[];
} {
	const t = useTexts(texts).people;
	const mayWrite = useMay("worksheets.manage", "WRITE");
	const open: Row = {
		id: "open",
		label: t.open,
		icon: IconListDetails,
		run: ({ id: userId }) => openPanel(usersWorksheets, { userId }),
	};
	const assign: Row = {
		id: "assign",
		label: t.assign,
		icon: IconCalendarPlus,
		run: ({ id: userId }) => openPanel(usersWorksheetEdit, { userId }),
	};
	const assignMany = useAssignAction<PlannedPerson>({
		picker: worksheetAssign,
		icon: IconCalendarPlus,
		nameOf: ({ lastName, firstName }) => `${lastName}, ${firstName}`,
	});
	return {
		rowActions: () => (mayWrite ? [open, assign] : [open]),
		bulkActions: assignMany,
	};
}
