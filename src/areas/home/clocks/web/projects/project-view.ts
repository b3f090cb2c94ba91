import { limits } from "#kit/contract/limits.ts";
import type { ClockNode } from "./project-nodes.ts";

export interface ProjectGroup {
	readonly projectId: string;
	readonly name: string;
	readonly nodes: readonly ClockNode[];
}

interface Wanted {
	readonly nodes: readonly ClockNode[];
	readonly projectCount: number;
	readonly search: string;
	readonly showsAll: boolean;
	/** Running, with time today or a favourite. */
	readonly isUsed: (node: ClockNode) => boolean;
}

const nothing = { kind: "none" } as const;
const grouped = (groups: readonly ProjectGroup[], isCollapsed: boolean) =>
	({ kind: "groups", groups, isCollapsed }) as const;

const { collapsedBelow, showAllAbove } = limits.projects;

/**
 * How the project clocks are laid out. `groups`: one a project, shut or open at first. `chosen`: single rows of what is
 * used. `none`: nothing fits the search. Collapsed groups with fewer than three projects or on search; with more than three only what is used, until all are
 * wanted.
 */
export function projectView(wanted: Wanted) {
	const { nodes, projectCount, showsAll, isUsed } = wanted;
	const search = wanted.search.trim().toLocaleLowerCase();
	if (projectCount === 0) return { kind: "noProjects" } as const;
	if (search !== "") {
		const found = groupsOf(nodes.filter((node) => fits(node, search)));
		return found.length === 0 ? nothing : grouped(found, true);
	}
	if (nodes.length === 0) return nothing;
	if (projectCount <= showAllAbove || showsAll) {
		return grouped(groupsOf(nodes), projectCount < collapsedBelow);
	}
	const used = nodes.filter(isUsed);
	return { kind: "chosen", nodes: used.length > 0 ? used : roots(nodes) } as const;
}

export function canShowAll(projectCount: number): boolean {
	return projectCount > showAllAbove;
}

function fits(node: ClockNode, search: string): boolean {
	return `${node.projectName} ${node.label}`.toLocaleLowerCase().includes(search);
}

function groupsOf(nodes: readonly ClockNode[]): ProjectGroup[] {
	const byProject = Map.groupBy(nodes, (node) => node.projectId);
	return [...byProject].map(([projectId, own]) => ({
		projectId,
		name: own[0]?.projectName ?? "",
		nodes: own,
	}));
}

/** The first projects, where nothing has been used yet. */
function roots(nodes: readonly ClockNode[]): ClockNode[] {
	return nodes.filter(({ depth }) => depth === 0).slice(0, showAllAbove);
}
