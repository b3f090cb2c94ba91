import { useMemo, useState } from "react";
import { MonthChooser } from "#areas/time-tracking/target-actual/web/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { addMonths } from "#domain/time/month.ts";
import { AddButton } from "#kit/ui/add-button.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useOpenParam } from "#kit/ui/panel-stack/panel-stack.ts";
import { exportList } from "#kit/web/export/export-list.ts";
import { ServerGrid } from "#kit/web/grid/server-grid.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { Slot } from "#kit/web/slots/slot.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { contract, payrollTopic } from "../contract.ts";
import { texts } from "../text.ts";
import { payrollCreateForUsers, payrollDetail } from "./panels.ts";
import { payrollColumns, usePayrollFilters } from "./payroll-columns.tsx";
import { PeriodCards } from "./period-cards.tsx";
import "./payrolls.css";

const topics = [payrollTopic] as const;
/** Where others say what becomes of the month. */
const wageFilePlace = { section: "payroll.payrolls.bar" } as const;
const defaultSort = { by: "name", direction: "ASC" } as const;

/** The payrolls of a month, how far its periods are, and the way to begin, close and correct them. */
export default function PayrollsPage() {
	const words = useTexts(texts);
	const { list: t, create } = words;
	const mayWrite = useMay("payroll.manage", "WRITE");
	const [month, setMonth] = useState(isoOfDay(addMonths(dayNow(), -1)).slice(0, 7));
	const fixed = useMemo(() => ({ month }), [month]);
	const columns = useMemo(() => payrollColumns(words), [words]);
	const openId = useOpenParam(payrollDetail, "id");
	return (
		<div className="payrolls-page">
			<div className="payrolls-bar">
				<MonthChooser month={month} onChange={setMonth} last={isoOfDay(dayNow()).slice(0, 7)} />
				<Slot place={wageFilePlace} props={{ month }} />
				{mayWrite && (
					<AddButton label={create.title} onClick={() => openPanel(payrollCreateForUsers, {})} />
				)}
			</div>
			<PeriodCards month={month} />
			<ServerGrid
				id="payroll.payrolls"
				label={t.title}
				endpoint={contract.listPayrolls}
				fixed={fixed}
				columns={columns}
				filters={usePayrollFilters()}
				defaultSort={defaultSort}
				search={t.search}
				topics={topics}
				height="fill"
				openId={openId}
				onOpen={({ id }) => openPanel(payrollDetail, { id })}
				onExport={exportList}
				empty={{ text: t.empty }}
			/>
		</div>
	);
}
