import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, nothing } from "#kit/contract/fields.ts";
import type { Feature } from "#kit/server/http/application.ts";
import { serve } from "#kit/server/http/serve.ts";

const contract = {
	whoAmI: endpoint("whoAmI", {
		route: "GET /api/bench/who-am-i",
		summary: "The session check and nothing else",
		access: { signedIn: true },
		input: nothing,
		answer: z.object({ userId: id, firstName: z.string() }),
	}),
} as const;

/** What every reading operation costs before it reads anything. */
export const whoAmI: Feature = {
	routes: serve(contract, {
		whoAmI: async ({ session }) => ({ userId: session.userId, firstName: session.firstName }),
	}),
	errors: { "de-DE": {}, "en-EN": {} },
};
