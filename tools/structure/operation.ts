/** The part of an OpenAPI 3.1 document that the structure tests read. */
export interface JsonSchema {
	readonly type?: string | readonly string[];
	readonly format?: string;
	readonly const?: unknown;
	readonly enum?: readonly unknown[];
	readonly examples?: readonly unknown[];
	readonly anyOf?: readonly JsonSchema[];
	readonly oneOf?: readonly JsonSchema[];
	readonly allOf?: readonly JsonSchema[];
	readonly properties?: Readonly<Record<string, JsonSchema>>;
	readonly items?: JsonSchema;
	readonly minimum?: number;
	readonly minLength?: number;
	readonly pattern?: string;
	readonly minItems?: number;
}

export interface Operation {
	readonly operationId: string;
	readonly method: string;
	readonly path: string;
	readonly public: boolean;
	/** Names of the ways in: session, apiKey, appToken, terminalToken. */
	readonly ways: readonly string[];
	readonly permission?: {
		readonly key: string;
		readonly level: string;
		readonly orKey?: string;
	};
	/** Path, query and body fields by name. */
	readonly fields: readonly Field[];
}

export interface Field {
	readonly name: string;
	readonly place: "path" | "query" | "body";
	readonly schema: JsonSchema;
}

export interface OpenApiDocument {
	readonly openapi: string;
	readonly paths: Readonly<Record<string, Readonly<Record<string, Entry>>>>;
}

interface Entry {
	readonly operationId: string;
	readonly security: readonly object[];
	readonly "x-permission"?: NonNullable<Operation["permission"]>;
	readonly parameters?: readonly {
		readonly name: string;
		readonly in: "path" | "query";
		readonly schema: JsonSchema;
	}[];
	readonly requestBody?: {
		readonly content: {
			/** Absent where the body is a file. */
			readonly "application/json"?: { readonly schema: JsonSchema };
		};
	};
}

/** Every operation of the document, flat. */
export function operationsOf(document: OpenApiDocument): Operation[] {
	return Object.entries(document.paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, entry]) => operation(path, method, entry)),
	);
}

function operation(path: string, method: string, entry: Entry): Operation {
	const permission = entry["x-permission"];
	const body = entry.requestBody?.content["application/json"]?.schema;
	return {
		operationId: entry.operationId,
		method: method.toUpperCase(),
		path,
		public: entry.security.length === 0,
		ways: entry.security.flatMap((way) => Object.keys(way)),
		...(permission === undefined ? {} : { permission }),
		fields: [
			...(entry.parameters ?? []).map(({ name, in: place, schema }) => ({ name, place, schema })),
			...Object.entries(body?.properties ?? {}).map(([name, schema]) => ({
				name,
				place: "body" as const,
				schema,
			})),
		],
	};
}
