import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { ReadContext } from "#kit/server/http/context.ts";
import type { contract } from "../contract.ts";
import { projectsOf } from "./projects-of.ts";

export async function listProjects(
	context: ReadContext,
): Promise<AnswerOf<typeof contract.listProjects>> {
	return { projects: await projectsOf(context, context.session.userId) };
}
