import { IconClockPlus, IconPlus } from "@tabler/icons-react";
import { useMemo } from "react";
import { unitsFilter, useUnits } from "#areas/staff/units/web/public.ts";
import { filter } from "#kit/ui/data-grid/filter/filter.ts";
import type { GridFilter } from "#kit/ui/data-grid/filter/grid-filter.ts";
import type { RowAction } from "#kit/ui/data-grid/grid-actions.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useOpenParam } from "#kit/ui/panel-stack/panel-stack.ts";
import { exportList } from "#kit/web/export/export-list.ts";
import { ServerGrid } from "#kit/web/grid/server-grid.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { type AccountItem, accountStates, contract, overtimeTopic } from "../contract.ts";
import { texts } from "../text.ts";
import { overtimeColumns } from "./overtime-columns.tsx";
import { overtimeDetail, overtimeModificationCreate } from "./panels.ts";
import "./overtime.css";

const defaultSort = { by: "name", direction: "ASC" } as const;
/** Balances follow entries, too. */
const topics = [overtimeTopic, "TRACKINGS", "FIGURES"] as const;
const organisation = ["USERS", "UNITS"] as const;

/** Balances of everybody whose overtime the signed-in person may see. */
export default function OvertimeAccountsPage() {
	const t = useTexts(texts);
	const columns = useMemo(() => overtimeColumns(t), [t]);
	const filters = useOvertimeFilters();
	const rowActions = useRowActions();
	const openId = useOpenParam(overtimeDetail, "userId");
	return (
		<ServerGrid
			id="time-tracking.overtime"
			label={t.list.title}
			endpoint={contract.listOvertimeAccounts}
			columns={columns}
			filters={filters}
			defaultSort={defaultSort}
			search={t.list.search}
			organisation={organisation}
			topics={topics}
			height="fill"
			openId={openId}
			onOpen={({ id: userId }) => openPanel(overtimeDetail, { userId })}
			rowActions={rowActions}
			onExport={exportList}
			empty={{ text: t.list.empty }}
		/>
	);
}

/** What the list of accounts can be narrowed by. */
function useOvertimeFilters(): readonly GridFilter<AccountItem>[] {
	const { list: t, states } = useTexts(texts);
	const { items: units } = useUnits();
	return useMemo(
		() => [
			unitsFilter<AccountItem>({ label: t.unitName, units }),
			filter.options<AccountItem>({
				id: "states",
				label: t.state,
				options: accountStates.map((value) => ({ value, label: states[value] })),
			}),
			filter.disabledUsers<AccountItem>({
				id: "disabled",
				label: t.personState,
				query: (includeDisabled) => ({ includeDisabled }),
			}),
		],
		[t, states, units],
	);
}

function useRowActions(): (person: AccountItem) => readonly RowAction<AccountItem>[] {
	const { list: t, detail } = useTexts(texts);
	const mayWrite = useMay("overtime.manage", "WRITE");
	const open: RowAction<AccountItem> = {
		id: "open",
		label: detail.title,
		icon: IconClockPlus,
		run: ({ id: userId }) => openPanel(overtimeDetail, { userId }),
	};
	const create: RowAction<AccountItem> = {
		id: "create",
		label: t.create,
		icon: IconPlus,
		run: ({ id: userId }) => openPanel(overtimeModificationCreate, { userId }),
	};
	return ({ state }) => (mayWrite && state !== "NONE" ? [open, create] : [open]);
}
