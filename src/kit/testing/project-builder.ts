import type { TenantBuilder } from "./tenant-builder.ts";

export interface NewProject {
	readonly name: string;
	readonly code?: string;
	readonly state?: "PLANNED" | "STARTED" | "FINISHED";
	/** Whom it is done for. */
	readonly customerId?: string;
	/** Names of nodes below the root node. */
	readonly nodes?: readonly string[];
	/** People assigned to it. */
	readonly userIds?: readonly string[];
}

export interface Project {
	readonly id: string;
	/** Named like the project: its general node. */
	readonly rootNodeId: string;
	readonly nodeIds: readonly string[];
}

export async function insertProject(builder: TenantBuilder, project: NewProject): Promise<Project> {
	const { tx, tenantId } = builder;
	const id = builder.newId();
	const rootNodeId = builder.newId();
	const nodes = (project.nodes ?? []).map((name) => ({ id: builder.newId(), name }));
	await tx
		.insertInto("project")
		.values({
			tenant_id: tenantId,
			id,
			code: project.code ?? null,
			name: project.name,
			state: project.state ?? "STARTED",
			customer_id: project.customerId ?? null,
		})
		.execute();
	await insertNodes(builder, id, [
		{ id: rootNodeId, name: project.name, parent: null },
		...nodes.map((node) => ({ ...node, parent: rootNodeId })),
	]);
	await assignPeople(builder, id, project.userIds ?? []);
	return { id, rootNodeId, nodeIds: nodes.map((node) => node.id) };
}

async function insertNodes(
	{ tx, tenantId }: TenantBuilder,
	projectId: string,
	nodes: readonly { id: string; name: string; parent: string | null }[],
): Promise<void> {
	await tx
		.insertInto("project_node")
		.values(
			nodes.map((node) => ({
				tenant_id: tenantId,
				id: node.id,
				project_id: projectId,
				parent_id: node.parent,
				name: node.name,
			})),
		)
		.execute();
}

async function assignPeople(
	{ tx, tenantId }: TenantBuilder,
	projectId: string,
	userIds: readonly string[],
): Promise<void> {
	if (userIds.length === 0) return;
	await tx
		.insertInto("project_assignment")
		.values(
			userIds.map((userId) => ({ tenant_id: tenantId, project_id: projectId, user_id: userId })),
		)
		.execute();
}
