import type { Handler } from "#kit/server/http/serve.ts";
import type { contract } from "../contract.ts";
import { projectsOf } from "./projects-of.ts";

export const listProjects: Handler<typeof contract.listProjects> = async (context) => ({
	projects: await projectsOf(context, context.session.userId),
});
