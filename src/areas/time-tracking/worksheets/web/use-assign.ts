import { IconCalendarPlus, IconListDetails } from "@tabler/icons-react";
import type { Words } from "#kit/contract/texts.ts";
import type { BulkAction, RowAction } from "#kit/ui/data-grid/grid-actions.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { openPicker } from "#kit/ui/picker/open-picker.ts";
import { api } from "#kit/web/api.ts";
import { changeMany } from "#kit/web/bulk/change-many.ts";
import { thenClear } from "#kit/web/bulk/use-ending-actions.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { PlannedPerson } from "../contract/plans.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { usersWorksheetEdit, usersWorksheets, worksheetAssign } from "./panels.ts";
import { renewWorksheets } from "./renew-worksheets.ts";

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
	const assignMany: BulkAction<PlannedPerson> = {
		id: "assign",
		label: t.assign,
		icon: IconCalendarPlus,
		run: thenClear((rows) => assignTo(rows, t)),
	};
	return {
		rowActions: () => (mayWrite ? [open, assign] : [open]),
		bulkActions: mayWrite ? [assignMany] : [],
	};
}

async function assignTo(rows: readonly PlannedPerson[], t: Words<typeof texts>["people"]) {
	const plan = await openPicker(worksheetAssign, { count: rows.length });
	if (plan === null) return false;
	await changeMany({
		rows,
		title: t.assign,
		done: t.assigned,
		nameOf: ({ lastName, firstName }) => `${lastName}, ${firstName}`,
		renew: renewWorksheets,
		change: ({ id: userId }) => api(contract.createWorksheet, { userId, ...plan }),
	});
	return true;
}
