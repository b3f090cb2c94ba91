import { useMemo, useState } from "react";
import { leaveAccountsTopic } from "#areas/absences/leave-accounts/contract.ts";
import { leaveAccountsDetail } from "#areas/absences/leave-accounts/web/panels.ts";
import { unitOf } from "#areas/absences/leave-accounts/web/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { exportList } from "#kit/web/export/export-list.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { ServerGrid } from "#kit/web/grid/server-grid.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import type { onDay } from "./panels.ts";
import { provisionColumns, useProvisionFilters } from "./provision-columns.ts";
import "./provision.css";

const topics = [leaveAccountsTopic] as const;
const organisation = ["USERS", "UNITS"] as const;
const defaultSort = { by: "name", direction: "ASC" } as const;

/** What leave is owed at the end of a day, in days or hours and money. */
export default function LeaveProvisionOverviewPanel(given: PanelProps<typeof onDay>) {
	const words = useTexts(texts);
	const t = words.list;
	const format = useFormat();
	const [on, setOn] = useState<string>(given.on ?? isoOfDay(dayNow()));
	const { activityId } = given;
	const fixed = useMemo(() => ({ on, ...(activityId && { activityId }) }), [on, activityId]);
	const { data } = useApi(contract.listLeaveProvision, { ...fixed, pageSize: 1 }, { keep: true });
	const unit = unitOf(data);
	const columns = useMemo(() => provisionColumns(words, unit), [words, unit]);
	const year = Number(on.slice(0, 4));
	return (
		<PanelFrame>
			<div className="provision-bar">
				<DateField
					label={t.on}
					value={on}
					onChange={(day) => day !== null && setOn(day)}
					earliest="2000-01-01"
					latest="2199-12-31"
				/>
			</div>
			<p className="provision-note">{t.basis}</p>
			<WithoutValue count={data?.withoutValue ?? 0} />
			<ServerGrid
				id="absences.leave-provision"
				label={t.title}
				printTitle={t.printed(format.date(on))}
				endpoint={contract.listLeaveProvision}
				fixed={fixed}
				columns={columns}
				filters={useProvisionFilters()}
				defaultSort={defaultSort}
				search={t.search}
				organisation={organisation}
				topics={topics}
				height="content"
				onOpen={({ id: userId }) =>
					openPanel(
						leaveAccountsDetail,
						{ userId, year, ...(activityId && { activityId }) },
						{ stack: "sub" },
					)
				}
				onExport={exportList}
				empty={{ text: t.empty }}
			/>
		</PanelFrame>
	);
}

/** That the sum leaves somebody out. */
function WithoutValue({ count }: { readonly count: number }) {
	const { list: t } = useTexts(texts);
	if (count === 0) return null;
	return (
		<p className="provision-note" data-tone="warn">
			{t.withoutValue(count)}
		</p>
	);
}
