import type { ProjectNode } from "../../../projects/projects/contract.ts";
import type { TimeClocks } from "../contract.ts";

export interface ProjectRow {
	readonly nodeId: string;
	readonly projectName: string;
	/** The node's name; the root node, named like its project, is the general one. */
	readonly taskName: string;
	readonly isRunning: boolean;
}

export interface ProjectGroup {
	readonly projectId: string;
	readonly name: string;
	readonly rows: readonly ProjectRow[];
}

interface AssignedProject {
	readonly id: string;
	readonly name: string;
	readonly nodes: readonly ProjectNode[];
}

/** What the project clocks list: one group a project, one row a node. */
export function projectRows(
	projects: readonly AssignedProject[],
	clocks: TimeClocks | undefined,
	general: string,
): ProjectGroup[] {
	const running = clocks?.projectClocks.find((one) => one.status === "RUNNING");
	return projects.map((project) => ({
		projectId: project.id,
		name: project.name,
		rows: project.nodes.map((node) => ({
			nodeId: node.id,
			projectName: project.name,
			taskName: node.parentId === null ? general : node.name,
			isRunning: node.id === running?.projectNode.id,
		})),
	}));
}

/** Groups whose project or node holds the words; of a node that fits only that node. */
export function matchingGroups(
	groups: readonly ProjectGroup[],
	search: string,
): ProjectGroup[] {
	const words = search.trim().toLocaleLowerCase("de-DE");
	if (words === "") return [...groups];
	const holds = (text: string) =>
		text.toLocaleLowerCase("de-DE").includes(words);
	return groups.flatMap((group) => {
		if (holds(group.name)) return group;
		const rows = group.rows.filter((row) => holds(row.taskName));
		return rows.length === 0 ? [] : { ...group, rows };
	});
}
