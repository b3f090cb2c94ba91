import * as z from "zod/mini";
import { type Endpoint, pathParameters } from "#kit/contract/endpoint.ts";
import { bounds } from "#kit/contract/fields.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import {
	errorSchema,
	forClients,
	limitHeaderParts,
	limitHeaders,
	securitySchemes,
} from "./openapi-parts.ts";
import type { Contract } from "./serve.ts";

type JsonObject = Record<string, unknown>;
type ObjectSchema = { properties?: Record<string, JsonObject>; required?: string[] };

/** OpenAPI 3.1 of all contracts, for integrators; the web uses the contract's types directly. */
export function openApiDocument(contracts: readonly Contract[], version: string): JsonObject {
	const paths: Record<string, JsonObject> = {};
	for (const endpoint of contracts.flatMap((entry) => Object.values(entry))) {
		const path = paths[endpoint.path] ?? {};
		paths[endpoint.path] = path;
		path[endpoint.method.toLowerCase()] = operation(endpoint);
	}
	return {
		openapi: "3.1.0",
		info: { title: "Stundwerk", version, license: { name: "Apache-2.0" }, description: forClients },
		paths,
		components: {
			headers: limitHeaderParts,
			schemas: { Error: errorSchema },
			securitySchemes,
		},
	};
}

function operation(endpoint: Endpoint): JsonObject {
	const schema = jsonSchema(endpoint.input, "input") as ObjectSchema;
	const properties = schema.properties ?? {};
	const required = new Set(schema.required ?? []);
	const inPath = new Set(pathParameters(endpoint.path));
	const inQuery =
		endpoint.method === "GET" || endpoint.method === "DELETE" || endpoint.upload === true;
	const names = Object.keys(properties);
	const parameters = names
		.filter((name) => inPath.has(name) || inQuery)
		.map((name) => ({
			name,
			in: inPath.has(name) ? "path" : "query",
			required: inPath.has(name) || required.has(name),
			schema: properties[name],
		}));
	const bodyNames = names.filter((name) => !inPath.has(name) && !inQuery);
	return {
		operationId: endpoint.operationId,
		summary: endpoint.summary,
		...(endpoint.description === undefined ? {} : { description: endpoint.description }),
		security: securityOf(endpoint),
		...("key" in endpoint.access ? { "x-permission": endpoint.access } : {}),
		...(parameters.length === 0 ? {} : { parameters }),
		...(endpoint.upload ? fileBody : {}),
		...(bodyNames.length === 0 ? {} : body(bodyNames, properties, required)),
		responses: responses(endpoint),
	};
}

/** Which ways in an operation has: its session, a key of a program, the token of a device. */
function securityOf({ access, devices = [] }: Endpoint): JsonObject[] {
	if ("public" in access) return [];
	const isForPeople = "signedIn" in access && access.web === true;
	return [
		{ session: [] },
		...(isForPeople ? [] : [{ apiKey: [] }]),
		...devices.map((kind) => (kind === "APP" ? { appToken: [] } : { terminalToken: [] })),
	];
}

const fileBody: JsonObject = {
	requestBody: {
		required: true,
		content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } },
	},
};

function body(
	names: readonly string[],
	properties: Record<string, JsonObject>,
	required: ReadonlySet<string>,
): JsonObject {
	const schema = {
		type: "object",
		properties: Object.fromEntries(names.map((name) => [name, properties[name]])),
		required: names.filter((name) => required.has(name)),
		additionalProperties: false,
	};
	return { requestBody: { required: true, content: { "application/json": { schema } } } };
}

function responses(endpoint: Endpoint): JsonObject {
	const refusals = [...endpoint.refusals, commonRefusals.tooManyRequests];
	const failures = Map.groupBy(refusals, (one) => one.status);
	const answer = endpoint.raw
		? { description: endpoint.summary }
		: {
				description: endpoint.summary,
				content: { "application/json": { schema: jsonSchema(endpoint.answer, "output") } },
			};
	return {
		"200": answer,
		...Object.fromEntries(
			[...failures].map(([status, list]) => [
				String(status),
				{
					...errorResponse(list.map((one) => one.code).join(", ")),
					...(status === 429 ? { headers: limitHeaders } : {}),
				},
			]),
		),
		default: errorResponse("Any other refusal; common ones are named in the description of Error"),
	};
}

function errorResponse(description: string): JsonObject {
	return {
		description,
		content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
	};
}

/** Long patterns of dates and ids say nothing that `format` does not. */
function jsonSchema(schema: z.ZodMiniType, io: "input" | "output"): JsonObject {
	return z.toJSONSchema(schema, {
		io,
		unrepresentable: "any",
		override: ({ zodSchema, jsonSchema: made }) => {
			if (made.format !== undefined) delete made.pattern;
			Object.assign(made, bounds.get(zodSchema));
		},
	}) as JsonObject;
}
