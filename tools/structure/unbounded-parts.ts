/** A schema as OpenAPI has it. */
export type Json = Readonly<Record<string, unknown>>;

/** Written in so many signs whatever is in them. */
const sized = new Set(["uuid", "date", "date-time", "time"]);

/** Parts of a schema that may be as large as somebody likes: texts, lists, free names, and what may be anything. */
export function unboundedParts(schema: Json, path: string): string[] {
	if (schema.enum !== undefined || schema.const !== undefined) return [];
	const choices = ["anyOf", "oneOf", "allOf"].flatMap((word) => (schema[word] ?? []) as Json[]);
	const types = [schema.type ?? []].flat() as string[];
	if (choices.length === 0 && types.length === 0) return [`${path}: anything`];
	return [
		...choices.flatMap((one) => unboundedParts(one, path)),
		...types.flatMap((type) => partsOf(type, schema, path)),
	];
}

function partsOf(type: string, schema: Json, path: string): string[] {
	if (type === "string") return isSized(schema) ? [] : [`${path}: text`];
	if (type === "array") return partsOfList(schema, path);
	return type === "object" ? partsOfObject(schema, path) : [];
}

function isSized({ maxLength, format, pattern }: Json): boolean {
	if (maxLength !== undefined || sized.has(String(format))) return true;
	return typeof pattern === "string" && isSizedPattern(pattern);
}

/** From the first sign to the last, without anything that may come as often as it likes. */
function isSizedPattern(pattern: string): boolean {
	const bare = pattern.replace(/\\./g, "x").replace(/\[[^\]]*\]/g, "x");
	return /^\^.*\$$/s.test(pattern) && !/[*+]|\{\d+,\}/.test(bare);
}

function partsOfList(schema: Json, path: string): string[] {
	const items = schema.items === undefined ? [] : unboundedParts(schema.items as Json, `${path}[]`);
	const isSized = schema.maxItems !== undefined || schema.prefixItems !== undefined;
	return isSized ? items : [`${path}: list`, ...items];
}

function partsOfObject(schema: Json, path: string): string[] {
	const named = Object.entries((schema.properties ?? {}) as Record<string, Json>);
	const own = named.flatMap(([name, one]) => unboundedParts(one, `${path}.${name}`));
	const { additionalProperties: free, propertyNames } = schema;
	if (free === undefined || free === false) return own;
	const isListed = (propertyNames as Json | undefined)?.enum !== undefined;
	return [
		...own,
		...(isListed || schema.maxProperties !== undefined ? [] : [`${path}: names`]),
		...(typeof free === "object" ? unboundedParts(free as Json, `${path}{}`) : []),
	];
}
