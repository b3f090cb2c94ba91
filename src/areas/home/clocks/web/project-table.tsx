import { IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { useTexts } from "#kit/web/texts.ts";
import type { TimeClocks } from "../contract.ts";
import { texts } from "../text.ts";
import type { ClockNode } from "./project-nodes.ts";
import { ProjectRow } from "./project-row.tsx";
import type { ProjectGroup } from "./project-view.ts";

interface Given {
	readonly clocks: TimeClocks | undefined;
	readonly rows:
		| { readonly nodes: readonly ClockNode[] }
		| {
				readonly groups: readonly ProjectGroup[];
				readonly isCollapsed: boolean;
		  };
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
