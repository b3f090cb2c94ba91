import { useState } from "react";
import type { Report } from "#areas/reports/report-view/contract/report.ts";
import { ReportList } from "#areas/reports/report-view/web/public.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { type Grouping, groupings } from "../contract.ts";
import { texts } from "../text.ts";
import type { costCentreShiftsDetail, costCentreTrackingsDetail, ofCentre } from "./panels.ts";

interface EvaluationGiven {
	readonly id: string;
	readonly report: Report;
	readonly name: "shifts" | "trackings";
	readonly detail: typeof costCentreShiftsDetail | typeof costCentreTrackingsDetail;
}

/** Work by cost centre and month; a row opens who it was. */
export function Evaluation({ id, report, name, detail }: EvaluationGiven) {
	const t = useTexts(texts);
	const [grouping, setGrouping] = useState<Grouping>("UNIT");
	return (
		<PanelFrame>
			<ReportList
				id={id}
				report={report}
				words={{ ...t.reports[name], none: t.none }}
				asked={{ grouping }}
				fields={
					<SelectField<Grouping>
						label={t.grouping}
						value={grouping}
						options={groupings.map((value) => ({ value, label: t.groupings[value] }))}
						onChange={(value) => value !== null && setGrouping(value)}
						clearable={false}
					/>
				}
				onOpen={({ costCentreId, month }) =>
					openPanel(
						detail,
						{
							costCentreId: costCentreId === null ? "NONE" : String(costCentreId),
							...{ grouping, from: String(month), to: String(month) },
						},
						{ stack: "sub" },
					)
				}
			/>
		</PanelFrame>
	);
}

interface DetailGiven extends Pick<EvaluationGiven, "id" | "report"> {
	readonly name: "shiftDetails" | "trackingDetails";
	readonly of: PanelProps<typeof ofCentre>;
}

/** Who a cost centre is charged with. */
export function EvaluationDetail({ id, report, name, of }: DetailGiven) {
	const t = useTexts(texts);
	const { costCentreId, grouping, from, to } = of;
	return (
		<PanelFrame>
			<ReportList
				id={id}
				report={report}
				words={t.reports[name]}
				asked={{ costCentreId, grouping }}
				months={{ ...(from && { from }), ...(to && { to }) }}
			/>
		</PanelFrame>
	);
}
