import { leaveProvision } from "#areas/absences/leave-provision/web/panels.ts";
import {
	costCentreShifts,
	costCentreTrackings,
} from "#areas/reports/cost-centre-evaluation/web/panels.ts";
import { scheduledReports } from "#areas/reports/scheduled-reports/web/panels.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import type { AnyPanel, Panel } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { mayOpenPanel } from "#kit/ui/panel-stack/panel-stack.ts";
import { useSavedChoice } from "#kit/web/grid/use-saved-choice.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { type ReportName, reports } from "../contract.ts";
import { texts } from "../text.ts";
import { NamedReport } from "./named-report.tsx";
import { useOpenReports } from "./needs.ts";
import "./staff.css";

const names = Object.keys(reports) as [ReportName, ...ReportName[]];

/** All reports: which one is shown is kept for the person. */
export default function StaffReportsPage() {
	const t = useTexts(texts);
	const open = useOpenReports();
	const { chosen, isReady, choose } = useSavedChoice("reports.staff", names);
	const shown = open.includes(chosen) ? chosen : open[0];
	if (!isReady || shown === undefined) return null;
	return (
		<div className="staff-reports">
			<div className="staff-reports-bar">
				<SelectField<ReportName>
					label={t.choose}
					value={shown}
					options={open.map((name) => ({ value: name, label: t.reports[name].title }))}
					onChange={(name) => name !== null && choose(name)}
					clearable={false}
				/>
				<MoreReports />
			</div>
			<h2 className="visually-hidden">{t.reports[shown].title}</h2>
			<NamedReport name={shown} />
		</div>
	);
}

const others = [costCentreShifts, costCentreTrackings, leaveProvision, scheduledReports] as const;

/** What lies beside, each with a panel of its own. */
function MoreReports() {
	const t = useTexts(texts);
	const open = others.filter((panel) => mayOpenPanel(panel as unknown as AnyPanel));
	if (open.length === 0) return null;
	return (
		<nav className="staff-reports-more" aria-label={t.more}>
			{open.map((panel) => (
				<OtherReport key={panel.id} panel={panel as Panel} />
			))}
		</nav>
	);
}

function OtherReport({ panel }: { readonly panel: Panel }) {
	const title = useTitle(panel);
	return (
		<button type="button" onClick={() => openPanel(panel, {})}>
			{title}
		</button>
	);
}
