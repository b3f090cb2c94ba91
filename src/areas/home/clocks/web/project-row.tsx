import { FavoriteStar } from "#areas/projects/projects/web/public.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "#kit/web/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeClocks } from "../contract.ts";
import { texts } from "../text.ts";
import { ClockDigits } from "./clock-digits.tsx";
import { clockProject } from "./panels.ts";
import { ProjectClockButton } from "./project-clock-button.tsx";
import { type ClockNode, clockOfNode } from "./project-nodes.ts";

interface Given {
	readonly node: ClockNode;
	readonly clocks: TimeClocks | undefined;
	/** In a group the project's name stands above. */
	readonly isInGroup: boolean;
}

/** One project clock: button, names, time of today, star. */
export function ProjectRow({ node, clocks, isInGroup }: Given) {
	const format = useFormat();
	const t = useTexts(texts).projects;
	const { isRunning, workTime } = clockOfNode(clocks, node.id);
	const name = `${node.projectName} ${node.label}`;
	return (
		<tr data-running={isRunning || undefined}>
			<td className="project-start">
				<ProjectClockButton node={node} clocks={clocks} />
			</td>
			<td
				className="project-name"
				style={isInGroup ? { paddingLeft: 10 + node.depth * 14 } : undefined}
			>
				<button
					type="button"
					className="project-open"
					aria-label={t.detailsOf(name)}
					onClick={() => openPanel(clockProject, { projectNodeId: node.id })}
				>
					{isInGroup ? node.label : node.projectName}
				</button>
				{!isInGroup && <span className="project-task">{node.label}</span>}
			</td>
			<td className="number project-time">
				{isRunning && clocks ? (
					<ClockDigits
						seconds={workTime}
						at={clocks.serverTime}
						isTicking
						label={t.running(name)}
					/>
				) : (
					<b>{format.hours(Math.floor(workTime / 60))}</b>
				)}{" "}
				<span>{t.timeToday}</span>
			</td>
			<td className="project-star">
				<FavoriteStar projectNodeId={node.id} name={name} />
			</td>
		</tr>
	);
}
