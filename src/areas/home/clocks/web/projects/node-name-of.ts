import type { TimeClocks } from "../../contract.ts";

/** A node as "Projekt · Tätigkeit"; the general node is named by its project alone. */
export function nodeNameOf(
	{ projectClocks }: TimeClocks,
	nodeId: string | null,
): string | undefined {
	const clock = projectClocks.find(({ projectNode }) => projectNode.id === nodeId);
	if (clock === undefined) return undefined;
	const { project, projectNode } = clock;
	return projectNode.name === project.name ? project.name : `${project.name} · ${projectNode.name}`;
}
