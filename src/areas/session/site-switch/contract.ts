import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, nothing } from "#kit/contract/fields.ts";

export const contract = {
	switchSite: endpoint("switchSite", {
		route: "PUT /api/session/site",
		summary: "Choose the site this session works in",
		access: { signedIn: true, web: true },
		input: z.object({ siteId: id }),
		answer: nothing,
	}),
} as const;
