import type { AnswerOf } from "../../../../kit/contract/endpoint.ts";
import type { ReadContext } from "../../../../kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { assignedProjects, type ProjectRow } from "./sql.ts";

const byName = new Intl.Collator("de-DE", { numeric: true });

/** Sorted here: the order of the database depends on how it was installed. */
export async function listProjects(
	context: ReadContext,
): Promise<AnswerOf<typeof contract.listProjects>> {
	const rows = await context.once<ProjectRow>(
		assignedProjects(context.tenantId, context.session.userId),
	);
	const projects = rows
		.toSorted((a, b) => byName.compare(a.name, b.name))
		.map((project) => ({
			...project,
			nodes: project.nodes.toSorted(
				(a, b) =>
					Number(a.parentId !== null) - Number(b.parentId !== null) ||
					byName.compare(a.name, b.name),
			),
		}));
	return { projects };
}
