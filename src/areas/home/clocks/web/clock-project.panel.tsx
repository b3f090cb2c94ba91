import { PanelFrame } from "../../../../kit/ui/panel-stack/panel-frame.tsx";
import { useFormat } from "../../../../kit/web/format.ts";
import { useTexts } from "../../../../kit/web/texts.ts";
import { useApi } from "../../../../kit/web/use-api.ts";
import { contract as projects } from "../../../projects/projects/contract.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { ClockDigits } from "./clock-digits.tsx";
import { DayEntries } from "./day-entries.tsx";
import { projectRows } from "./project-rows.ts";
import { ProjectSwitch } from "./project-switch.tsx";
import { shownProjectTime } from "./shown-times.ts";
import { useTimeClocks } from "./use-time-clocks.ts";
import "./clocks.css";

interface Given {
	readonly projectNodeId: string;
}

/** A project's clock in detail: what was booked on the node today. */
export default function ClockProjectPanel({ projectNodeId }: Given) {
	const t = useTexts(german, english);
	const format = useFormat();
	const clocks = useTimeClocks();
	const { data } = useApi(
		projects.listProjects,
		{},
		{
			context: t.projects.loadFailed,
		},
	);
	const row = projectRows(data?.projects ?? [], clocks, t.projects.general)
		.flatMap((group) => group.rows)
		.find((one) => one.nodeId === projectNodeId);
	return (
		<PanelFrame
			title={row?.projectName ?? t.panel.project}
			crumb={t.panel.project}
			sub={
				row && clocks && `${row.taskName} · ${format.longDay(clocks.day.date)}`
			}
			isLoading={clocks === undefined || data === undefined}
		>
			{clocks && (
				<>
					<dl className="clock-sums">
						<div>
							<dt>{t.panel.sum}</dt>
							<dd>
								<ClockDigits
									label={t.panel.sum}
									secondsAt={(now) =>
										shownProjectTime(clocks, projectNodeId, now)
									}
								/>
							</dd>
						</div>
						{row && <ProjectSwitch row={row} clocks={clocks} />}
					</dl>
					<h3 className="clock-heading">{t.panel.day}</h3>
					<DayEntries date={clocks.day.date} projectNodeId={projectNodeId} />
				</>
			)}
		</PanelFrame>
	);
}
