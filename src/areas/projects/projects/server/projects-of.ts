import type * as z from "zod/mini";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { projectWithNodes } from "../contract.ts";
import { assignedProjects, type ProjectRow } from "./sql.ts";

const byName = new Intl.Collator("de-DE", { numeric: true });

/**
 * Running projects that a person is assigned to, by name, each with its general node first. Who may ask for them has been
 * checked. Sorted here: the order of the database depends on how it was installed.
 */
export async function projectsOf(
	context: Pick<ReadContext, "once" | "tenantId">,
	userId: string,
): Promise<z.output<typeof projectWithNodes>[]> {
	const rows = await context.once<ProjectRow>(assignedProjects(context.tenantId, userId));
	return rows
		.toSorted((a, b) => byName.compare(a.name, b.name))
		.map((project) => ({
			...project,
			nodes: project.nodes.toSorted(
				(a, b) =>
					Number(a.parentId !== null) - Number(b.parentId !== null) ||
					byName.compare(a.name, b.name),
			),
		}));
}
