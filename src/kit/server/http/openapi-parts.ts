import { commonRefusals } from "#kit/contract/refusal.ts";

/** What the document says once for all operations, to somebody who writes a client with nothing else. */

export const forClients = [
	"Programs send `Authorization: Bearer <API key>` with every request; the operations that take one list `apiKey` in their security.",
	"What is allowed is the key's own permissions; `x-permission` names what an operation asks for.",
	"Instants carry an offset, civil days are YYYY-MM-DD, durations are whole minutes unless a field says seconds.",
	"Every answer that is not a success has the body `Error`, whatever its status.",
	"Who asks too often gets 429 with `Retry-After`; answers to API keys and devices say in `RateLimit` how many requests are left.",
].join(" ");

/** Of an answer 429. */
export const limitHeaderParts = {
	"Retry-After": {
		description: "Seconds after which it is worth another try",
		schema: { type: "integer" },
	},
	"RateLimit-Policy": {
		description:
			"What is counted (session, key, device, tenant or address), how many requests at once (q) and within how many seconds so many come back (w); draft-ietf-httpapi-ratelimit-headers-11",
		schema: { type: "string", examples: ['"key";q=6000;w=60'] },
	},
	RateLimit: {
		description: "How many are left (r), and in how many seconds there is one again (t)",
		schema: { type: "string", examples: ['"key";r=0;t=1'] },
	},
} as const;

export const limitHeaders = Object.fromEntries(
	Object.keys(limitHeaderParts).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
);

const bearer = (description: string) => ({ type: "http", scheme: "bearer", description });

export const securitySchemes = {
	session: {
		type: "apiKey",
		in: "cookie",
		name: "stundwerk",
		description:
			"Session of a person who is signed in; writing also needs the Origin of the web application.",
	},
	apiKey: bearer(
		"API key of a program, `sw_key_<customer number>_<secret>`, made under settings. No cookie and no origin is asked for.",
	),
	appToken: bearer("Token of a person's paired app, `sw_app_…`."),
	terminalToken: bearer("Token of a paired terminal, `sw_term_…`."),
} as const;

const common = Object.values(commonRefusals)
	.map(({ status, code }) => `${status} ${code}`)
	.join(", ");

export const errorSchema = {
	type: "object",
	description: `The body of every answer that is not a success. Any operation may answer: ${common}.`,
	required: ["error", "code", "message", "details", "traceId"],
	properties: {
		error: { type: "string", description: "The kind of refusal, e.g. InvalidAction" },
		code: { type: "string", description: "Precisely why, e.g. BOOKING_ID_TAKEN; stable" },
		message: {
			type: "string",
			description: "For people, in the language of the request (header x-language: de or en)",
		},
		details: {
			type: "array",
			description: "Which fields are wrong; empty where none is to blame",
			items: {
				type: "object",
				required: ["field", "text"],
				properties: { field: { type: "string" }, text: { type: "string" } },
			},
		},
		permission: { type: "string", description: "The missing permission" },
		level: { type: "string", description: "The level of it that is missing" },
		timeUntilRetry: {
			type: "integer",
			description: "Seconds, as in the header Retry-After",
		},
		violations: {
			type: "array",
			description: "Rules that the wanted change would violate",
			items: {},
		},
		traceId: { type: "string", description: "Names the request in the server's protocol" },
	},
} as const;
