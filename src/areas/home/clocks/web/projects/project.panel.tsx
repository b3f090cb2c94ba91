import { useProjects } from "#areas/projects/projects/web/public.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { ClockDigits } from "../clock-face.tsx";
import { DayEntries } from "../day/day-entries.tsx";
import { texts as dayTexts } from "../day/text.ts";
import { useShownClocks } from "../use-clocks.ts";
import { ProjectClockButton } from "./project-clock-button.tsx";
import { clockOfNode, nodesOf } from "./project-nodes.ts";
import "../clocks.css";

/** The day of one project clock: its sum and its entries, and the clock itself. */
export default function ProjectPanel({ projectNodeId }: { projectNodeId: string }) {
	const clocks = useShownClocks();
	const projects = useProjects();
	const format = useFormat();
	const { general } = useTexts(texts).projects;
	const t = useTexts(dayTexts);
	const node = nodesOf(projects.data ?? [], general).find(({ id }) => id === projectNodeId);
	if (clocks === undefined || projects.isPending) return <PanelFrame isLoading />;
	if (node === undefined) {
		return (
			<PanelFrame>
				<EmptyState text={t.gone} />
			</PanelFrame>
		);
	}
	const clock = clockOfNode(clocks, projectNodeId);
	return (
		<PanelFrame sub={`${node.projectName} · ${node.label} · ${format.longDay(clocks.day.date)}`}>
			<div className="clock-sums">
				<div>
					<span className="clock-sum-name">{t.sumProject}</span>
					<ClockDigits
						seconds={clock.workTime}
						at={clocks.serverTime}
						isTicking={clock.isRunning}
						label={t.sumProject}
					/>
				</div>
				<ProjectClockButton node={node} clocks={clocks} isWide />
			</div>
			<Section title={t.entries}>
				<DayEntries
					clocks={clocks}
					entries={clocks.day.entries.filter((entry) => entry.projectNodeId === projectNodeId)}
				/>
			</Section>
		</PanelFrame>
	);
}
