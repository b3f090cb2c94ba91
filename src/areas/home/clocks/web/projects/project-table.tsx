import { IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { FavoriteStar } from "#areas/projects/projects/web/public.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeClocks } from "../../contract.ts";
import { texts } from "../../text.ts";
import { ClockDigits } from "../clock-face.tsx";
import { clockProject } from "../panels.ts";
import { ProjectClockButton } from "./project-clock-button.tsx";
import { type ClockNode, clockOfNode } from "./project-nodes.ts";
import type { ProjectGroup } from "./project-view.ts";

interface Given {
	readonly clocks: TimeClocks | undefined;
	readonly rows:
		| { readonly nodes: readonly ClockNode[] }
		| { readonly groups: readonly ProjectGroup[]; readonly isCollapsed: boolean };
}

/** The clocks as a table: single rows, or a group for each project that opens and shuts. */
export function ProjectTable({ clocks, rows }: Given) {
	const t = useTexts(texts).projects;
	return (
		<table className="project-table">
			<thead className="visually-hidden">
				<tr>
					<th scope="col">{t.tableClock}</th>
					<th scope="col">{t.tableProject}</th>
					<th scope="col">{t.tableTime}</th>
					<th scope="col">{t.tableFavorite}</th>
				</tr>
			</thead>
			{"nodes" in rows ? (
				<tbody>
					{rows.nodes.map((node) => (
						<ProjectRow key={node.id} node={node} clocks={clocks} isInGroup={false} />
					))}
				</tbody>
			) : (
				rows.groups.map((group) => (
					<Group
						key={`${group.projectId} ${rows.isCollapsed}`}
						group={group}
						clocks={clocks}
						isCollapsed={rows.isCollapsed}
					/>
				))
			)}
		</table>
	);
}

interface GroupGiven {
	readonly group: ProjectGroup;
	readonly clocks: TimeClocks | undefined;
	/** At first. */
	readonly isCollapsed: boolean;
}

function Group({ group, clocks, isCollapsed }: GroupGiven) {
	const t = useTexts(texts).projects;
	const [isOpen, setOpen] = useState(!isCollapsed);
	return (
		<tbody>
			<tr className="project-group">
				<th colSpan={4} scope="rowgroup">
					<button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
						<IconChevronRight size={15} stroke={1.8} aria-hidden />
						<span>{group.name}</span>
						<small>{t.tasks(group.nodes.length)}</small>
					</button>
				</th>
			</tr>
			{isOpen &&
				group.nodes.map((node) => (
					<ProjectRow key={node.id} node={node} clocks={clocks} isInGroup />
				))}
		</tbody>
	);
}

interface ProjectRowGiven {
	readonly node: ClockNode;
	readonly clocks: TimeClocks | undefined;
	/** In a group the project's name stands above. */
	readonly isInGroup: boolean;
}

/** One project clock: button, names, time of today, star. */
function ProjectRow({ node, clocks, isInGroup }: ProjectRowGiven) {
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
