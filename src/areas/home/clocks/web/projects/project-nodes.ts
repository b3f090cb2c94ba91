import type { Project } from "#areas/projects/projects/web/public.ts";
import type { TimeClocks } from "../../contract.ts";

export interface ClockNode {
	readonly id: string;
	readonly projectId: string;
	readonly projectName: string;
	/** The general node's own word where the node is the root named like its project. */
	readonly label: string;
	/** Steps below the root. */
	readonly depth: number;
}

/** All nodes in the order of the tree: the general node first, below each its children by name. */
export function nodesOf(projects: readonly Project[], general: string): ClockNode[] {
	return projects.flatMap((project) => {
		const byParent = Map.groupBy(project.nodes, (node) => node.parentId);
		const below = (parentId: string | null, depth: number): ClockNode[] =>
			(byParent.get(parentId) ?? [])
				.toSorted((a, b) => a.name.localeCompare(b.name))
				.flatMap((node) => [
					{
						id: node.id,
						projectId: project.id,
						projectName: project.name,
						label: node.parentId === null && node.name === project.name ? general : node.name,
						depth,
					},
					...below(node.id, depth + 1),
				]);
		return below(null, 0);
	});
}

/** What the clock of a node shows; a node without time today has a stopped one. */
export function clockOfNode(
	clocks: TimeClocks | undefined,
	nodeId: string,
): { readonly isRunning: boolean; readonly workTime: number } {
	const clock = clocks?.projectClocks.find(({ projectNode }) => projectNode.id === nodeId);
	const running = clocks?.day.entries.findLast((entry) => entry.end === null);
	return { isRunning: running?.projectNodeId === nodeId, workTime: clock?.workTime ?? 0 };
}

/** A node as "Projekt · Tätigkeit"; the general node is named by its project alone. */
export function nodeNameOf({ projectClocks }: TimeClocks, nodeId: string | null) {
	const clock = projectClocks.find(({ projectNode }) => projectNode.id === nodeId);
	if (clock === undefined) return undefined;
	const { project, projectNode } = clock;
	return projectNode.name === project.name ? project.name : `${project.name} · ${projectNode.name}`;
}
