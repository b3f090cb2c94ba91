import { IconBeach } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { unitsFilter, useUnits } from "#areas/staff/units/web/public.ts";
import { filter } from "#kit/ui/data-grid/filter/filter.ts";
import type { GridFilter } from "#kit/ui/data-grid/filter/grid-filter.ts";
import type { RowAction } from "#kit/ui/data-grid/grid-actions.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useOpenParam } from "#kit/ui/panel-stack/panel-stack.ts";
import { exportList } from "#kit/web/export/export-list.ts";
import { ServerGrid } from "#kit/web/grid/server-grid.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { accountStates, type LeaveAccountItem } from "../../contract/account.ts";
import { contract, leaveAccountsTopic } from "../../contract.ts";
import { texts } from "../../text.ts";
import { unitOf } from "../amounts/amount.ts";
import { leaveAccountsDetail } from "../panels.ts";
import { accountColumns } from "./account-columns.tsx";
import { AccountTools } from "./account-tools.tsx";
import { KindChooser } from "./kind-chooser.tsx";
import { useYear } from "./use-year.ts";
import { YearChooser } from "./year-chooser.tsx";
import "./leave-accounts.css";

const defaultSort = { by: "name", direction: "ASC" } as const;
/** What is asked for takes from what is free to plan. */
const topics = [leaveAccountsTopic, "ABSENCES"] as const;
const organisation = ["USERS", "UNITS"] as const;

/** Leave of a year of everybody whose accounts the signed-in person may see. */
export default function LeaveAccountsPage() {
	const t = useTexts(texts);
	const [year, setYear] = useYear();
	const [activityId, setActivityId] = useState<string>();
	const fixed = useMemo(() => ({ year, ...(activityId && { activityId }) }), [year, activityId]);
	const { data } = useApi(contract.listLeaveAccounts, { ...fixed, pageSize: 1 }, { keep: true });
	const unit = unitOf(data);
	const columns = useMemo(() => accountColumns(t, unit), [t, unit]);
	const open = ({ id: userId }: LeaveAccountItem) =>
		openPanel(leaveAccountsDetail, { userId, ...fixed });
	const rowActions = (): readonly RowAction<LeaveAccountItem>[] => [
		{ id: "open", label: t.detail.title(String(year)), icon: IconBeach, run: open },
	];
	return (
		<div className="leave-accounts-page">
			<div className="leave-accounts-bar">
				<YearChooser year={year} onChange={setYear} />
				<KindChooser shown={data} onChange={setActivityId} />
				<AccountTools asked={fixed} />
			</div>
			<ServerGrid
				id="absences.leave-accounts"
				label={t.list.title}
				printTitle={`${t.list.title} ${year}`}
				endpoint={contract.listLeaveAccounts}
				fixed={fixed}
				columns={columns}
				filters={useAccountFilters()}
				defaultSort={defaultSort}
				search={t.list.search}
				organisation={organisation}
				topics={topics}
				height="fill"
				openId={useOpenParam(leaveAccountsDetail, "userId")}
				onOpen={open}
				rowActions={rowActions}
				onExport={exportList}
				empty={{ text: t.list.empty }}
			/>
		</div>
	);
}

/** What the list of accounts can be narrowed by. */
function useAccountFilters(): readonly GridFilter<LeaveAccountItem>[] {
	const { list: t, states } = useTexts(texts);
	const { items: units } = useUnits();
	return useMemo(
		() => [
			unitsFilter<LeaveAccountItem>({ label: t.columns.unitName, units }),
			filter.options<LeaveAccountItem>({
				id: "states",
				label: t.columns.state,
				options: accountStates.map((value) => ({ value, label: states[value] })),
			}),
			filter.disabledUsers<LeaveAccountItem>({
				id: "disabled",
				label: t.personState,
				query: (includeDisabled) => ({ includeDisabled }),
			}),
		],
		[t, states, units],
	);
}
