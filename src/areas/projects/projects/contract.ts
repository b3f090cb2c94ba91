import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, nothing } from "#kit/contract/fields.ts";
import { refusal } from "#kit/contract/refusal.ts";

export const projectNodeNotFound = refusal("EntityNotFound", "PROJECT_NODE_NOT_FOUND");
export const tooManyFavorites = refusal("InvalidAction", "TOO_MANY_FAVORITES");

/** The root node is named like its project and shown as the general node; it has no parent. */
export const projectNodeAnswer = z.object({
	id,
	name: z.string(),
	parentId: z.nullable(id),
	projectId: id,
});

export const projectAnswer = z.object({ id, code: z.nullable(z.string()), name: z.string() });

export const projectWithNodes = z.extend(projectAnswer, { nodes: z.array(projectNodeAnswer) });

const favorite = z.object({ projectNodeId: id });

export const contract = {
	listProjects: endpoint("listProjects", {
		route: "GET /api/projects",
		summary: "Running projects one is assigned to, by name, with their nodes",
		access: { signedIn: true },
		input: nothing,
		answer: z.object({ projects: z.array(projectWithNodes) }),
	}),
	getFavoriteProjects: endpoint("getFavoriteProjects", {
		route: "GET /api/projects/favorites",
		summary: "One's favourite project nodes, the oldest first",
		access: { signedIn: true },
		input: nothing,
		answer: z.object({ favorites: z.array(favorite) }),
	}),
	putFavoriteProject: endpoint("putFavoriteProject", {
		route: "PUT /api/projects/favorites/{projectNodeId}",
		summary: "Make a project node a favourite",
		access: { signedIn: true },
		input: favorite,
		answer: nothing,
		refusals: [projectNodeNotFound, tooManyFavorites],
	}),
	deleteFavoriteProject: endpoint("deleteFavoriteProject", {
		route: "DELETE /api/projects/favorites/{projectNodeId}",
		summary: "Make a project node an ordinary one again",
		access: { signedIn: true },
		input: favorite,
		answer: nothing,
	}),
} as const;
