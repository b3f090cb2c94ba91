import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { Company } from "./company.ts";
import { usernameOf } from "./username-of.ts";

/** Sign-in name → nodes of each running project the person takes part in. */
export type NodesOfPeople = ReadonlyMap<string, readonly (readonly string[])[]>;

/** The projects of a company with their nodes, and two favourites of those who show the product. */
export async function insertProjects(
	builder: TenantBuilder,
	{ projects, people }: Company,
	userIds: ReadonlyMap<string, string>,
): Promise<NodesOfPeople> {
	const nodeIds = new Map<string, (readonly string[])[]>();
	for (const { members, ...project } of projects) {
		const names = people
			.filter((person) => members.includes(person.unit) || members.includes(usernameOf(person)))
			.map(usernameOf);
		const made = await builder.project({
			...project,
			userIds: names.map((name) => userIds.get(name) as string),
		});
		if (project.state === "FINISHED") continue;
		const nodes = made.nodeIds.length > 0 ? made.nodeIds : [made.rootNodeId];
		for (const name of names) {
			nodeIds.set(name, [...(nodeIds.get(name) ?? []), nodes]);
		}
	}
	for (const person of people.filter(({ isShown }) => isShown)) {
		const name = usernameOf(person);
		const mine = nodeIds.get(name) ?? [];
		const favorites = mine.slice(0, 2).flatMap((nodes) => nodes.slice(0, 1));
		await insertFavorites(builder, userIds.get(name) as string, favorites);
	}
	return nodeIds;
}

async function insertFavorites(
	{ tx, tenantId }: TenantBuilder,
	userId: string,
	nodeIds: readonly string[],
): Promise<void> {
	await tx
		.insertInto("user_setting")
		.values({
			tenant_id: tenantId,
			user_id: userId,
			scope: "WEBAPP",
			key: "Favorite.Projects",
			value: JSON.stringify(nodeIds),
		})
		.execute();
}
